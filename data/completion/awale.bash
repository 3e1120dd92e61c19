# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
#
# Completion of awale for bash.

_awale ()
{
  local cur=${COMP_WORDS[COMP_CWORD]}

  if [[ $cur == -* ]]; then
    mapfile -t COMPREPLY < <(compgen -W '-h --help --help-all --help-gapplication -v --version' -- "$cur")
  else
    compopt -o filenames 2>/dev/null
    mapfile -t COMPREPLY < <(compgen -d -- "$cur"; compgen -f -X '!*.ogn' -- "$cur")
  fi
}

complete -F _awale awale
