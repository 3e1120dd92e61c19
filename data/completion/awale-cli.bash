# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
#
# Completion of awale-cli for bash.

_awale_cli_words ()
{
  mapfile -t COMPREPLY < <(compgen -W "$1" -- "$2")
}

# _awale_cli_files CURRENT [SUFFIX...]: completes folders, and files with these suffixes.
_awale_cli_files ()
{
  local cur=$1 suffix
  shift

  compopt -o filenames 2>/dev/null
  mapfile -t COMPREPLY < <(compgen -d -- "$cur"; for suffix; do compgen -f -X "!*$suffix" -- "$cur"; done)
}

# _awale_cli_value SUBCOMMAND OPTION CURRENT: completes the value of an option; returns false if the
# option takes none.
_awale_cli_value ()
{
  case $2 in
    --ruleset) _awale_cli_words "$(awale-cli rulesets 2>/dev/null | cut -f 1)" "$3" ;;
    --from | --to) [[ $1 == library || $1 == train ]] || _awale_cli_words 'ogn letters playstrategy' "$3" ;;
    --notation) _awale_cli_words 'cases cases-ends capitals capitals-ends A-L A-L-ends 1-6 1-6-ends 1-12 0-11 sides sides-ends' "$3" ;;
    --result) _awale_cli_words 'south north draw' "$3" ;;
    --library) _awale_cli_files "$3" .sqlite ;;
    --theme) _awale_cli_words 'hardwood light-wood slate' "$3" ;;
    --paper) _awale_cli_words 'a4 letter' "$3" ;;
    --dir) _awale_cli_files "$3" ;;
    -o | --output)
      case $1 in
        diagram) _awale_cli_files "$3" .svg .png .pdf ;;
        animate) _awale_cli_files "$3" .webp ;;
        page) _awale_cli_files "$3" .html ;;
        *) _awale_cli_files "$3" .pdf ;;
      esac ;;
    --position | --depth | --movetime | --nodes | --threads | --hash | --lines | --seeds | --size | --game | \
      --player | --event | --collection | --text | --limit | --positions | --part) ;;
    --why) [ "$1" = search ] ;;
    *) return 1 ;;
  esac
}

# _awale_cli_options SUBCOMMAND: prints its options; those that take a value end in an equals sign.
_awale_cli_options ()
{
  local analysis='--depth= --movetime= --threads= --hash= --no-tables --dir='

  case $1 in
    rulesets | bench) echo '--json' ;;
    perft) echo '--ruleset= --position= --divide --json' ;;
    play) echo '--ruleset= --position= --json' ;;
    check) echo '--from= --json' ;;
    convert) echo '--main-line --from= --notation= --to=' ;;
    diagram) echo '--size= --theme= --mono -o --output=' ;;
    animate) echo '--size= --theme= --game= -o --output=' ;;
    page) echo '-o --output= --theme= --title= --why' ;;
    sheet) echo '-o --output= --theme= --paper= --no-diagrams --no-graph' ;;
    show) echo '--step' ;;
    tablebase) echo '--ruleset= --seeds= --threads= --dir= --json' ;;
    book) echo '--ruleset= --depth= --positions= --part= --dir= --json' ;;
    library) echo "--library= --player= --event= --ruleset= --from= --to= --result= --collection= --analysed= --text= --position=
      --either-side --variations --limit= --replace $analysis --part= --json" ;;
    search) echo "--ruleset= $analysis --nodes= --lines= --plain --why= --json" ;;
    analyse) echo "$analysis --glyphs --lines= --why" ;;
    report) echo "$analysis --errors --why --json" ;;
    train) echo "--library= --player= --event= --ruleset= --from= --to= --result= --collection= --analysed= --text= --position=
      --either-side --variations --limit= --answers $analysis --json" ;;
  esac
}

_awale_cli ()
{
  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]} subcommand=${COMP_WORDS[1]}

  COMPREPLY=()
  if [[ $COMP_CWORD == 1 ]]; then
    _awale_cli_words 'rulesets perft play check convert diagram animate sheet page show tablebase book library search
      analyse report train uci bench -h --help --version' "$cur"
    return
  fi

  # Bash treats the equals sign as a word of its own.
  if [[ $cur == = ]]; then
    cur=
  elif [[ $prev == = ]]; then
    prev=${COMP_WORDS[COMP_CWORD - 2]}
  fi
  _awale_cli_value "$subcommand" "$prev" "$cur" && return

  if [[ $cur == -* ]]; then
    _awale_cli_words "$(_awale_cli_options "$subcommand") -h --help" "$cur"
    [[ ${COMPREPLY[0]-} != *= ]] || compopt -o nospace 2>/dev/null
    return
  fi
  case $subcommand in
    check | convert | animate | sheet | page | show | analyse | report) _awale_cli_files "$cur" .ogn ;;
    tablebase) _awale_cli_words 'build stats probe verify' "$cur" ;;
    book) _awale_cli_words 'build merge probe stats lines' "$cur" ;;
    library)
      if [[ $COMP_CWORD == 2 ]]; then
        _awale_cli_words 'import list search explore export doubles stats analyse merge bad forget check' "$cur"
      else
        _awale_cli_files "$cur" .ogn .pgn .txt .csv
      fi ;;
    train)
      if [[ $COMP_CWORD == 2 ]]; then
        _awale_cli_words 'make list export find progress' "$cur"
      else
        _awale_cli_files "$cur" .ogn .pdf
      fi ;;
  esac
}

complete -F _awale_cli awale-cli
