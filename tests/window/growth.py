# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""Measures the resources of a process repeatedly during the same work, to detect growth."""
import pathlib
import re
import statistics

WARM = 4                # rounds of warm-up
LEAST = 6               # further rounds needed for a comparison
# Maximum growth between the first and the last third of the rounds; memory is in KiB.
BOUNDS = {'memory': 8192, 'descriptors': 3, 'threads': 4, 'children': 0}
# GLib keeps idle threads for a while, and more of them in faster rounds, so minimums are compared.
TYPICAL = {'threads': min}
# Environment for comparable measurements of memory: otherwise malloc's cache would be measured,
# too, which the pixels of frames fragment. With these values, such blocks are returned to the
# system at once.
MALLOC = {'MALLOC_ARENA_MAX': '1', 'MALLOC_MMAP_THRESHOLD_': '131072'}


def measure(pid):
    """Returns the private memory in KiB, and the numbers of descriptors, threads and children."""
    process = pathlib.Path('/proc', str(pid))
    status = (process / 'status').read_text()
    children = sum(len((task / 'children').read_text().split()) for task in (process / 'task').iterdir())
    return {'memory': int(re.search(r'RssAnon:\s+(\d+)', status)[1]),
            'descriptors': len(list((process / 'fd').iterdir())),
            'threads': int(re.search(r'Threads:\s+(\d+)', status)[1]), 'children': children}


def judge(measures, memory=True):
    """Compares the last third with the first after the warm-up. Fails if a resource grew beyond its
    bound, except memory if that is false, and returns a summary."""
    warm = measures[WARM:]
    assert len(warm) >= LEAST, f'{len(measures)} rounds are too few to judge what grows: {WARM + LEAST} are needed'
    third = len(warm) // 3
    first, last = ({key: TYPICAL.get(key, statistics.median)(m[key] for m in part) for key in warm[0]}
                   for part in (warm[:third], warm[-third:]))
    for key, bound in BOUNDS.items():
        assert last[key] <= first[key] + bound or (key == 'memory' and not memory), (
            f'{key} grew from {first[key]} to {last[key]} in {len(warm)} rounds')
    return ', '.join(f'{key} {first[key]:.0f} → {last[key]:.0f}' for key in first)
