# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""What a process holds, looked at again and again while it does the same, and whether that grows."""
import pathlib
import re
import statistics

WARM = 4                # after so many looks everything has been in memory once
LEAST = 6               # so many more are needed to judge
# What may have come between the first third of the looks after that and the last one; memory in KiB.
BOUNDS = {'memory': 8192, 'descriptors': 3, 'threads': 4, 'children': 0}
# GLib keeps threads that have done their work for a while, the more of them the faster rounds follow each other: one
# that is never given back raises the fewest that there are.
TYPICAL = {'threads': min}
# The environment in which memory can be compared. What malloc keeps for later would be measured too, and a frame's
# pixels among small things tear holes into that: these are given back at once.
MALLOC = {'MALLOC_ARENA_MAX': '1', 'MALLOC_MMAP_THRESHOLD_': '131072'}


def measure(pid):
    """Memory in KiB that is its own and not a file's, descriptors, threads, children."""
    process = pathlib.Path('/proc', str(pid))
    status = (process / 'status').read_text()
    children = sum(len((task / 'children').read_text().split()) for task in (process / 'task').iterdir())
    return {'memory': int(re.search(r'RssAnon:\s+(\d+)', status)[1]),
            'descriptors': len(list((process / 'fd').iterdir())),
            'threads': int(re.search(r'Threads:\s+(\d+)', status)[1]), 'children': children}


def judge(measures, memory=True):
    """Fails if something grows: after the warm-up, the last third against the first. Says what there was."""
    warm = measures[WARM:]
    assert len(warm) >= LEAST, f'{len(measures)} rounds are too few to judge what grows: {WARM + LEAST} are needed'
    third = len(warm) // 3
    first, last = ({key: TYPICAL.get(key, statistics.median)(m[key] for m in part) for key in warm[0]}
                   for part in (warm[:third], warm[-third:]))
    for key, bound in BOUNDS.items():
        assert last[key] <= first[key] + bound or (key == 'memory' and not memory), (
            f'{key} grew from {first[key]} to {last[key]} in {len(warm)} rounds')
    return ', '.join(f'{key} {first[key]:.0f} → {last[key]:.0f}' for key in first)
