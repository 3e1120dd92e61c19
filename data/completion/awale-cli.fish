# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
#
# Completion of awale-cli for fish.

complete -c awale-cli -f
complete -c awale-cli -s h -l help -d 'Explain the subcommands'
complete -c awale-cli -n __fish_use_subcommand -l version -d 'Print the version'

complete -c awale-cli -n __fish_use_subcommand -a rulesets -d 'List the rulesets and their axes'
complete -c awale-cli -n __fish_use_subcommand -a perft -d 'Count the lines of play up to a given length'
complete -c awale-cli -n __fish_use_subcommand -a play -d 'Play moves and show how the game stands'
complete -c awale-cli -n __fish_use_subcommand -a check -d 'Check files of games'
complete -c awale-cli -n __fish_use_subcommand -a convert -d 'Rewrite the games of a file'
complete -c awale-cli -n __fish_use_subcommand -a diagram -d 'Draw a position as SVG, PNG or PDF'
complete -c awale-cli -n __fish_use_subcommand -a sheet -d 'Lay games out on paper, as PDF'
complete -c awale-cli -n __fish_use_subcommand -a show -d 'Replay the games of a file as text'
complete -c awale-cli -n __fish_use_subcommand -a tablebase -d 'Build, read and check endgame tables'
complete -c awale-cli -n __fish_use_subcommand -a search -d 'Find the best moves in a position'
complete -c awale-cli -n __fish_use_subcommand -a analyse -d 'Add values to the moves of games'
complete -c awale-cli -n __fish_use_subcommand -a report -d 'Show how well each player played'
complete -c awale-cli -n __fish_use_subcommand -a uci -d 'Act as an engine for other programs'
complete -c awale-cli -n __fish_use_subcommand -a bench -d 'Measure the speed of this machine'

complete -c awale-cli -n '__fish_seen_subcommand_from check convert sheet show analyse report' -k -a '(__fish_complete_suffix .ogn)'
complete -c awale-cli -n '__fish_seen_subcommand_from tablebase' -a 'build stats probe verify'

complete -c awale-cli -n '__fish_seen_subcommand_from rulesets perft play check tablebase search report bench' -l json -d 'Write one JSON object per line'
complete -c awale-cli -n '__fish_seen_subcommand_from perft play tablebase search' -l ruleset -x -a '(awale-cli rulesets 2>/dev/null | cut -f 1)' -d 'Ruleset or its axes'
complete -c awale-cli -n '__fish_seen_subcommand_from perft play' -l position -x -d 'Position to begin with'
complete -c awale-cli -n '__fish_seen_subcommand_from perft' -l divide -d 'Count for each first move'
complete -c awale-cli -n '__fish_seen_subcommand_from check convert' -l from -x -a 'ogn letters' -d 'Format to read'
complete -c awale-cli -n '__fish_seen_subcommand_from convert' -l to -x -a 'ogn letters' -d 'Format to write'
complete -c awale-cli -n '__fish_seen_subcommand_from convert' -l main-line -d 'Write what Aualé can read: without variations'
complete -c awale-cli -n '__fish_seen_subcommand_from diagram' -l size -x -d 'Width in pixels, in points for PDF'
complete -c awale-cli -n '__fish_seen_subcommand_from diagram' -l mono -d 'Draw in black and white, for printing'
complete -c awale-cli -n '__fish_seen_subcommand_from diagram sheet' -s o -l output -r -F -d 'File to write'
complete -c awale-cli -n '__fish_seen_subcommand_from diagram sheet' -l theme -x -a 'hardwood light-wood slate' -d 'Colors of the boards'
complete -c awale-cli -n '__fish_seen_subcommand_from sheet' -l paper -x -a 'a4 letter' -d Paper
complete -c awale-cli -n '__fish_seen_subcommand_from sheet' -l no-diagrams -d 'Leave the boards out'
complete -c awale-cli -n '__fish_seen_subcommand_from sheet' -l no-graph -d 'Leave the graph out'
complete -c awale-cli -n '__fish_seen_subcommand_from show' -l step -d 'Wait for Enter after every move'
complete -c awale-cli -n '__fish_seen_subcommand_from tablebase' -l seeds -x -d 'Largest number of seeds'
complete -c awale-cli -n '__fish_seen_subcommand_from tablebase search analyse report' -l threads -x -d 'Threads to work with'
complete -c awale-cli -n '__fish_seen_subcommand_from tablebase search analyse report' -l dir -x -a '(__fish_complete_directories)' -d 'Folder of the endgame tables'
complete -c awale-cli -n '__fish_seen_subcommand_from search analyse report' -l depth -x -d 'Plies to look ahead'
complete -c awale-cli -n '__fish_seen_subcommand_from search analyse report' -l movetime -x -d 'Time to think, in milliseconds'
complete -c awale-cli -n '__fish_seen_subcommand_from search analyse report' -l hash -x -d 'Memory for positions seen, in mebibytes'
complete -c awale-cli -n '__fish_seen_subcommand_from search analyse report' -l no-tables -d 'Do not consult endgame tables'
complete -c awale-cli -n '__fish_seen_subcommand_from search' -l nodes -x -d 'Positions to search'
complete -c awale-cli -n '__fish_seen_subcommand_from search' -l plain -d 'Search the full width'
complete -c awale-cli -n '__fish_seen_subcommand_from search analyse' -l lines -x -d 'Moves to evaluate, or to add to each error'
complete -c awale-cli -n '__fish_seen_subcommand_from analyse' -l glyphs -d 'Mark the errors with glyphs'
complete -c awale-cli -n '__fish_seen_subcommand_from report' -l errors -d 'List the errors instead of the players'
