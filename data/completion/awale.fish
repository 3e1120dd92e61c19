# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
#
# Completion of awale for fish.

complete -c awale -f
complete -c awale -k -a '(__fish_complete_suffix .ogn)'
complete -c awale -s h -l help -d 'List the options'
complete -c awale -l help-all -d 'List all options'
complete -c awale -l help-gapplication -d 'List the options of GApplication'
complete -c awale -s v -l version -d 'Print the version'
