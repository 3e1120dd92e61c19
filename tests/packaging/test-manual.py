#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""Checks that man pages and completions list exactly the subcommands and options of --help, and
that the samples of the pages are right."""
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import textwrap

PAGES = ('data/man', 'data/man/fr')
FORMATS = ('awale-ogn.5', 'awale-uci.7')        # pages with samples that awale-cli can check
HELP = {'-h', '--help'}
OPTION = r'(?<![\w-])(--?[a-z][a-z-]*)'
COMPLETIONS = {'bash': '{}.bash', 'zsh': '_{}', 'fish': '{}.fish'}
VALUED = {'--theme', '--paper', '--from', '--to'}  # their help lists all values: “Paper: a4 or letter”


def tool(*command, **variables):
    return subprocess.run(command, check=True, capture_output=True, text=True,
                          env=os.environ | variables).stdout


class Program:
    """A program's options, its subcommands with theirs, and the values of some of them, according
    to --help."""

    def __init__(self, path):
        self.path, self.name, self.folder = path, path.name, path.parent
        text = tool(path, '--help')
        self.usage = set(re.findall(r'\b[A-Z]{2,}\b', re.search(r'^  \S+ (.*)', text, re.M)[1]))
        listed = text.partition('Subcommands:\n')[2].partition('\n\n')[0]
        self.options = self.read_options(text) | ({*HELP, '--version'} if listed else set())
        helps = {name: tool(path, name, '--help') for name in re.findall(r'^  (\S+)', listed, re.M)}
        self.subcommands = {name: self.read_options(text) for name, text in helps.items()}
        self.verbs = {name: {words.split()[0] for words in used.split('|')} for name, text in helps.items()
                      for used in re.findall(r'^  [\w -]+\[OPTION…\] (.*\|.*)$', text, re.M)}
        self.values = {(name, option): set(re.split(', | or ', words)) for name, text in helps.items()
                       for option, words in re.findall(r'^  (--\w+)=.*: (.+)', text, re.M) if option in VALUED}

    @staticmethod
    def read_options(text):
        return {option for line in re.findall(r'^  (-.*?)(?:  |=|$)', text, re.M) for option in line.split(', ')}


def differences(what, expected, found):
    for word in sorted(expected - found):
        yield f'{what}: {word} is missing'
    for word in sorted(found - expected):
        yield f'{what}: {word} is in no help'


def section(page, request, titles):
    """Returns the text between the first matching title of a page and the next title."""
    found = re.search(rf'^\.{request} "?(?:{"|".join(titles)})"?\n(.*?)(?=^\.{request[0]}[HS] |\Z)', page, re.M | re.S)
    return found[1] if found else ''


def tags(text):
    """Returns the options that a page explains, which are on the line after each .TP."""
    return {option for line in re.findall(r'^\.TP\n(.*)', text, re.M) for option in re.findall(OPTION, line)}


def compare_page(page, program):
    """Checks that each option is in the synopsis of its subcommand, and is explained there or among
    the general options."""
    page = re.sub(r'\\f[BIRP]', '', page).replace('\\-', '-')
    general = tags(section(page, 'SH', ['OPTIONS']))
    if not program.subcommands:
        yield from differences('OPTIONS', program.options, general)
        return

    chapter = page.partition('\n.SH ' + ('SUBCOMMANDS' if '\n.SH SUBCOMMANDS' in page else 'SOUS-COMMANDES'))[2]
    chapter = chapter.partition('\n.SH ')[0] + '\n'
    yield from differences('subcommands', set(program.subcommands), set(re.findall(r'^\.SS (.+)', chapter, re.M)))
    all_options = set().union(program.options, *program.subcommands.values())
    explained = set(general)
    for name, options in program.subcommands.items():
        text = section(chapter, 'SS', [name])
        own, synopsis = tags(text), set(re.findall(OPTION, text.partition('\n.PP')[0]))
        synopsis |= {'--output'} & own if '-o' in synopsis else set()
        yield from differences(f'synopsis of {name}', options - HELP, synopsis)
        yield from differences(name, options, (options & general) | own)
        explained |= own
    yield from differences('OPTIONS', all_options, explained)


def check_pages(root, program):
    for folder in PAGES:
        page = f'{folder}/{program.name}.1'
        text = (root / page).read_text(encoding='utf-8')
        synopsis = re.sub(r'\\f[BIR]', '', section(text, 'SH', ['SYNOPSIS']))
        if folder == PAGES[0]:     # --help prints English
            yield from differences('SYNOPSIS', program.usage, set(re.findall(r'\b[A-Z]{2,}\b', synopsis)))
        for fault in compare_page(text, program):
            yield f'{page}: {fault}'


def warnings_of(path):
    """Returns the warnings of groff about a page."""
    done = subprocess.run(['man', '--warnings=w', '--encoding=UTF-8', '--local-file', '-Tutf8', '--ditroff', path],
                          capture_output=True, text=True, env=os.environ | {'LC_ALL': 'C.UTF-8'})
    return done.stderr.strip() or (f'status {done.returncode}' if done.returncode else '')


def check_warnings(root, program):
    """Checks that groff formats the pages without a warning."""
    for page in [f'{folder}/{name}' for folder in PAGES for name in (f'{program.name}.1', *FORMATS)]:
        said = warnings_of(root / page)
        if said:
            yield f'{page}: {said}'


def sample(path):
    """Returns the first example of a page as it is displayed."""
    text = path.read_text(encoding='utf-8').partition('.EX\n')[2].partition('.EE')[0]
    return re.sub(r'\\([-e])', lambda sign: {'-': '-', 'e': '\\'}[sign[1]], textwrap.dedent(text))


def check_notations(page, program):
    """Checks that the same game is read in each notation that the page lists, and that each is a
    value of the option."""
    examples = re.findall(r'^\.TP\n\.B (\S+)\n.*\n\.br\n\.B "(.*)"$', page.read_text(encoding='utf-8'), re.MULTILINE)
    if len(examples) < 12:
        yield f'{page.name}: the table of notations has only {len(examples)}'
    for example in examples:
        notation, game = (text.replace('\\-', '-') for text in example)
        done = subprocess.run([program.path, 'convert', f'--notation={notation}', '--to=letters', '-', '-'], input=game,
                              capture_output=True, text=True)
        if done.stdout != 'FfBeBcDa\n' or ': read as ' not in done.stderr or done.stderr.count('\n') > 1:
            yield f'{page.name}: “{game}” is read as {done.stdout}{done.stderr}'


def check_formats(root, program):
    """Checks that the example game of the page on the file format is written unchanged, and that
    the engine answers as the page on the protocol says."""
    if not program.subcommands:
        return
    for folder in PAGES:
        game = sample(root / folder / 'awale-ogn.5')
        written = subprocess.run([program.path, 'convert', '-', '-'], input=game, capture_output=True, text=True).stdout
        if written != game:
            yield f'{folder}/awale-ogn.5: the game is written otherwise'
        yield from check_notations(root / folder / 'awale-ogn.5', program)
        lines = sample(root / folder / 'awale-uci.7').splitlines()
        session = subprocess.Popen([program.path, 'uci'], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                                   env=os.environ | {'LC_ALL': 'C'})
        with session:
            for line in lines:
                if line.startswith('> '):
                    print(line[2:], file=session.stdin, flush=True)
                elif line != '…':        # omitted options
                    expected, said = plain(line), plain(session.stdout.readline())
                    while said.startswith('option') and expected == 'uciok':
                        said = plain(session.stdout.readline())
                    if said != expected:
                        yield f'{folder}/awale-uci.7: “{said}” instead of “{expected}”'


def plain(line):
    """Returns a line of an engine without the parts that depend on the machine."""
    return re.sub(r'(max|nps|time) \d+|\d+\.\d+\.\d+', r'\1', line.strip())


def check_verbs(root, program):
    """Checks that the verbs of a subcommand's table are those of its help, its error, the pages
    and the completions."""
    tables = {}
    for path in (root / 'src/cli').glob('*.c') if program.subcommands else ():
        text = path.read_text(encoding='utf-8')
        for table in re.findall(r'^static const AwaleCliVerb .*?^};', text, re.M | re.S):
            tables[re.search(r'^awale_cmd_(\w+)', text, re.M)[1]] = set(re.findall(r'{ "(\w+)"', table))
    yield from differences('subcommands with verbs', set(tables), set(program.verbs))
    zsh, fish = (root / f'data/completion/{COMPLETIONS[shell].format(program.name)}' for shell in ('zsh', 'fish'))
    for name, verbs in tables.items():
        said = subprocess.run([program.path, name, '?'], capture_output=True, text=True).stderr
        listed = re.search(rf'^    {name}\)\n(?:.*\n)*?.*1:\w+:\((.*?)\)', zsh.read_text(encoding='utf-8'), re.M)
        found = {f'{name} --help': program.verbs.get(name, set()),
                 f'error of {name}': set(re.split(', | or ', said.split(': ')[1].partition(' is needed')[0])),
                 f'bash: {name}': complete_in_bash(root, program, name, ''),
                 f'zsh: {name}': set(listed[1].split()) if listed else set(),
                 f'fish: {name}': set(re.findall(rf"_from {name}' -a '(.*)'", fish.read_text(encoding='utf-8'))[0].split())}
        for folder in PAGES:
            page = section((root / folder / f'{program.name}.1').read_text(encoding='utf-8'), 'SS', [name])
            found[f'{folder}: {name}'] = verbs & set(re.findall(r'^\.TP\n\.B[IR]? "?(\w+)', page, re.M))
        for what, words in found.items():
            yield from differences(what, verbs, words)


def complete_in_bash(root, program, *words, folder='.'):
    """Returns Bash's completions of the last of these words on a command line, in a folder."""
    script = f'''cd {shlex.quote(folder)}
source {shlex.quote(str(root / 'data/completion' / program.name))}.bash
COMP_WORDS=({shlex.join([program.name, *words])}) COMP_CWORD={len(words)}
compopt () {{ :; }}
"$(complete -p {program.name} | sed 's/.*-F \\([^ ]*\\).*/\\1/')" {program.name}
printf '%s\\n' "${{COMPREPLY[@]}}"'''
    return set(tool('bash', '--norc', '-c', script,
                    PATH=f'{program.folder}:{os.environ["PATH"]}').split())


def check_bash(root, program):
    files = [['check', ''], ['diagram', '-o', '']] if program.subcommands else [['']]
    with tempfile.TemporaryDirectory() as folder:
        for name in ('a.ogn', 'b.png', 'c.txt'):
            pathlib.Path(folder, name).touch()
        offered = [complete_in_bash(root, program, *words, folder=folder) for words in files]
    if offered != [{'a.ogn'}, {'b.png'}][:len(files)]:
        yield f'files: {offered}'
    offered = complete_in_bash(root, program, '-')
    yield from differences('options', program.options, offered)
    if not program.subcommands:
        return
    first = complete_in_bash(root, program, '')
    yield from differences('subcommands', set(program.subcommands) | program.options, first)
    for name, options in program.subcommands.items():
        offered = {option.rstrip('=') for option in complete_in_bash(root, program, name, '-')}
        yield from differences(name, options, offered)
    for (name, option), values in program.values.items():
        yield from differences(f'{name} {option}', values, complete_in_bash(root, program, name, option, '=', ''))
        yield from differences(f'{name} {option}=', values, complete_in_bash(root, program, name, option, '='))
    rulesets = {line.split('\t')[0] for line in tool(program.folder / program.name, 'rulesets').splitlines()}
    yield from differences('--ruleset', rulesets, complete_in_bash(root, program, 'play', '--ruleset', '=', ''))


def check_zsh(root, program):
    text = (root / f'data/completion/_{program.name}').read_text(encoding='utf-8')
    text = re.sub('_files -[g/]', '', text)
    if not text.startswith(f'#compdef {program.name}\n'):
        yield 'zsh does not know what it completes'
    last = text[text.rindex('\n_arguments'):]
    yield from differences('options', program.options, set(re.findall(OPTION, last)))
    if not program.subcommands:
        return

    lists = dict(re.findall(r"^  local -a (\w+)=\((.*?)\)$", text, re.M | re.S))
    listed = re.findall(r"^    '(\w+):", lists['subcommands'], re.M)
    yield from differences('subcommands', set(program.subcommands), set(listed))
    cases = dict(re.findall(r'^    (\w+)\)\n(.*?);;', text, re.M | re.S))
    for name, options in program.subcommands.items():
        words = re.sub(r'\$(\w+)', lambda m: lists.get(m[1], ''), cases.get(name, ''))
        yield from differences(name, options, set(re.findall(OPTION, words)))


def check_fish(root, program):
    text = (root / f'data/completion/{program.name}.fish').read_text(encoding='utf-8')
    general, listed, of_subcommand = set(), set(), {name: set() for name in program.subcommands}
    for line in text.splitlines():
        words = shlex.split(line, comments=True)
        if not words:
            continue
        if words[:3] != ['complete', '-c', program.name]:
            yield f'not understood: {line}'
        flags = dict(zip(words, words[1:]))
        options = {'-' + flags['-s']} if '-s' in flags else set()
        options |= {'--' + flags['-l']} if '-l' in flags else set()
        condition = flags.get('-n', '')
        if condition == '__fish_use_subcommand':
            listed |= {flags['-a']} if '-a' in flags else set()
        if condition in ('', '__fish_use_subcommand'):
            general |= options
        for name in condition.split()[1:]:
            of_subcommand.setdefault(name, set()).update(options)
    yield from differences('options', program.options, general)
    yield from differences('subcommands', set(program.subcommands), listed)
    yield from differences('conditions', set(program.subcommands), set(of_subcommand))
    for name, options in program.subcommands.items():
        yield from differences(name, options, of_subcommand[name] | HELP)


def faults_of_syntax(shell, path):
    """Returns the messages of a shell, if it is installed, about the syntax of a file."""
    if not shutil.which(shell):
        return ''
    done = subprocess.run([shell, '-n', path], capture_output=True, text=True)
    return done.stderr.strip() or (f'status {done.returncode}' if done.returncode else '')


def check_syntax(root, program):
    """Checks the syntax of the completion files with each shell that is installed."""
    for shell, name in COMPLETIONS.items():
        path = f'data/completion/{name.format(program.name)}'
        said = faults_of_syntax(shell, root / path)
        if said:
            yield f'{path}: {said}'


def check_self(root, program):
    """Checks that some of the checks above find errors in bad samples."""
    with tempfile.NamedTemporaryFile('w') as bad:
        bad.write('if true; then (\n')
        bad.flush()
        for shell in COMPLETIONS:
            if shutil.which(shell) and not faults_of_syntax(shell, bad.name):
                yield f'what {shell} cannot read is not seen'
    with tempfile.NamedTemporaryFile('w', suffix='.1') as bad:
        bad.write('.TH A 1\n.SH B\n.NOTHING\n')
        bad.flush()
        if 'NOTHING' not in warnings_of(bad.name):
            yield 'an unknown macro is not seen'
    page = (root / f'data/man/{program.name}.1').read_text(encoding='utf-8')
    if not program.options or not list(compare_page(page.replace('version', 'verso'), program)):
        yield 'an option of another name is not seen'
    for name, options in program.subcommands.items():
        if not HELP <= options:
            yield f'{name}: {options}'
        if not list(compare_page(page.replace(f'.SS {name}\n', ''), program)):
            yield f'a page without {name} is not seen'


CHECKS = {'pages': check_pages, 'warnings': check_warnings, 'formats': check_formats, 'verbs': check_verbs,
          'bash': check_bash, 'zsh': check_zsh, 'fish': check_fish, 'syntax': check_syntax, 'self': check_self}
SETS_PAGES = {check_warnings, check_self}


def main(root, paths):
    print(f'1..{len(CHECKS) * len(paths)}')
    number, faults_found = 0, False
    for program in map(Program, paths):
        for name, check in CHECKS.items():
            number += 1
            if check in SETS_PAGES and not shutil.which('man'):
                print(f'ok {number} /manual/{program.name}/{name} # SKIP there is no man')
                continue
            faults = list(check(root, program))
            print(f'{"not ok" if faults else "ok"} {number} /manual/{program.name}/{name}')
            for fault in faults:
                print('\n'.join('# ' + line for line in fault.splitlines()))
            faults_found |= bool(faults)
    return faults_found


if __name__ == '__main__':
    sys.exit(main(pathlib.Path(sys.argv[1]), [pathlib.Path(path).resolve() for path in sys.argv[2:]]))
