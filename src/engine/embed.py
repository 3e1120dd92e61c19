#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""embed.py FILE NAME: write C source with the bytes of FILE as array NAME and their number as NAME_size.

The engine embeds files in this way because it does not depend on GIO, which has resources."""
import pathlib
import sys

data = pathlib.Path(sys.argv[1]).read_bytes()
name = sys.argv[2]
print('#include <stddef.h>\n')
print(f'extern const unsigned char {name}[];\nextern const size_t {name}_size;\n')
print(f'const size_t {name}_size = {len(data)};')
print(f'const unsigned char {name}[] __attribute__ ((aligned (64))) = {{')
for start in range(0, len(data), 32):
    print(' ' + ','.join(map(str, data[start:start + 32])) + ',')
print('};')
