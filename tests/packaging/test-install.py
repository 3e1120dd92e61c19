#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
"""Installs the build into a folder and checks the contents of a package; also reads the Flatpak
manifests."""
import configparser
import hashlib
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import types
import xml.etree.ElementTree as ElementTree

ID = 'io.github.awale.Awale'
LANG = '{http://www.w3.org/XML/1998/namespace}lang'
FILES = {
    'bin/awale',
    'bin/awale-cli',
    f'share/applications/{ID}.desktop',
    f'share/dbus-1/services/{ID}.service',
    f'share/metainfo/{ID}.metainfo.xml',
    f'share/glib-2.0/schemas/{ID}.gschema.xml',
    f'share/mime/packages/{ID}.xml',
    f'share/icons/hicolor/scalable/apps/{ID}.svg',
    f'share/icons/hicolor/symbolic/apps/{ID}-symbolic.svg',
    'share/icons/hicolor/scalable/actions/awale-analysis-symbolic.svg',
    'share/icons/hicolor/scalable/actions/awale-explorer-symbolic.svg',
    'share/icons/hicolor/scalable/actions/awale-filter-symbolic.svg',
    'share/icons/hicolor/scalable/actions/awale-hint-symbolic.svg',
    'share/icons/hicolor/scalable/actions/awale-library-symbolic.svg',
    'share/icons/hicolor/scalable/actions/awale-report-symbolic.svg',
    'share/locale/fr/LC_MESSAGES/awale.mo',
    'share/man/fr/man5/awale-ogn.5',
    'share/man/fr/man7/awale-uci.7',
    'share/man/man5/awale-ogn.5',
    'share/man/man7/awale-uci.7',
} | {file.format(program) for program in ('awale', 'awale-cli') for file in (
    'share/man/man1/{}.1',
    'share/man/fr/man1/{}.1',
    'share/bash-completion/completions/{}',
    'share/zsh/site-functions/_{}',
    'share/fish/vendor_completions.d/{}.fish',
)}
ELSEWHERE = ('share/awale/', 'share/icons/hicolor/scalable/mimetypes/')


def install(build, folder):
    """Installs the build into the folder, and returns the path of the prefix in it."""
    subprocess.run(['meson', 'install', '-C', build, '--no-rebuild', '--quiet', '--destdir', folder],
                   check=True, stdout=subprocess.DEVNULL, env=os.environ | {'DESTDIR': folder})
    return next(p.parent.parent for p in pathlib.Path(folder).rglob('bin/awale-cli'))


def check_files(prefix, build):
    """Checks that all expected files are installed, no others outside the folders in ELSEWHERE, and
    no static library anywhere."""
    found = {str(p.relative_to(prefix)) for p in prefix.rglob('*') if not p.is_dir()}
    assert FILES <= found, f'missing: {sorted(FILES - found)}'
    strange = {p for p in found - FILES if not p.startswith(ELSEWHERE)}
    assert not strange, f'not expected: {sorted(strange)}'
    assert not [p for p in prefix.parent.rglob('*.a')]


def check_programs(prefix, build):
    """Checks that the installed awale-cli starts."""
    said = subprocess.run([prefix / 'bin/awale-cli', '--version'], check=True, capture_output=True, text=True).stdout
    assert said.startswith('awale-cli '), said


def check_books(prefix, build):
    """Checks that each ruleset has its opening book."""
    said = subprocess.run([prefix / 'bin/awale-cli', 'rulesets'], check=True, capture_output=True, text=True).stdout
    names = {line.split('\t')[0] + '.awb' for line in said.splitlines()}
    assert {p.name for p in (prefix / 'share/awale/books').iterdir()} == names


def check_exercises(prefix, build):
    """Checks that exercises are installed for exactly the rulesets that have an opening book."""
    books, exercises = ({p.stem for p in (prefix / f'share/awale/{name}').iterdir()} for name in ('books', 'exercises'))
    assert exercises == books


def check_desktop(prefix, build):
    """Checks that the desktop file opens files of our type, has both languages, and names the
    program."""
    entry = configparser.ConfigParser(interpolation=None, strict=True)
    entry.optionxform = str
    entry.read(prefix / f'share/applications/{ID}.desktop', encoding='utf-8')
    entry = entry['Desktop Entry']
    assert entry['Exec'].split()[0] == 'awale' and entry['Exec'].split()[-1] in ('%U', '%F', '%u', '%f'), entry['Exec']
    assert 'text/x-oware-ogn' in entry['MimeType'].split(';'), entry['MimeType']
    assert entry['Icon'] == ID and entry['Type'] == 'Application'
    assert entry['Comment[fr]'] and entry['Comment[fr]'] != entry['Comment']
    assert entry['Categories'].endswith(';') and 'Game' in entry['Categories'].split(';')


def check_metainfo(prefix, build):
    """Checks that the store page is also in French."""
    page = ElementTree.parse(prefix / f'share/metainfo/{ID}.metainfo.xml').getroot()
    assert page.find('id').text == ID and page.find('metadata_license').text == 'CC0-1.0'
    assert any(s.get(LANG) == 'fr' for s in page.findall('summary')), 'no French summary'
    texts = page.find('description')
    assert len([p for p in texts.iter() if p.get(LANG) == 'fr']) >= 3, 'the description is not in French'


def check_homepage(prefix, build):
    """Checks that the store page has no links without a homepage, and otherwise links to it and to
    pictures that are in the tree, with captions in both languages."""
    page = pathlib.Path(build, 'data/without-homepage.metainfo.xml').read_text()
    assert 'http' not in page and '<screenshot' not in page, page

    page = ElementTree.parse(pathlib.Path(build, 'data/with-homepage.metainfo.xml')).getroot()
    assert page.find("url[@type='homepage']").text == 'https://example.org/awale'
    assert len(page.findall('.//screenshot')) == 4
    for screenshot in page.iter('screenshot'):
        assert {c.get(LANG) for c in screenshot.findall('caption')} == {None, 'fr'}, 'a caption is not translated'
        address, name = screenshot.find('image').text.rsplit('/', 1)
        assert re.fullmatch(r'https://example.org/awale/raw/v[0-9.]+/data/screenshots', address), address
        assert (pathlib.Path(__file__).parents[2] / 'data/screenshots' / name).exists(), f'no data/screenshots/{name}'


def check_mime(prefix, build):
    """Checks that *.ogn files are recognized as text files of our type, which has a name in both
    languages."""
    namespace = '{http://www.freedesktop.org/standards/shared-mime-info}'
    kind = ElementTree.parse(prefix / f'share/mime/packages/{ID}.xml').getroot().find(namespace + 'mime-type')
    assert kind.get('type') == 'text/x-oware-ogn'
    assert [g.get('pattern') for g in kind.findall(namespace + 'glob')] == ['*.ogn']
    assert any(c.get(LANG) == 'fr' for c in kind.findall(namespace + 'comment')), 'no French name'


def check_schema(prefix, build):
    """Checks that the installed settings compile."""
    folder = prefix / 'share/glib-2.0/schemas'
    subprocess.run(['glib-compile-schemas', '--strict', '--dry-run', folder], check=True)


def check_flatpak(prefix, build):
    """Checks that the sandboxes grant no more than a window and access to its graphics; files come
    through portals."""
    folder = pathlib.Path(__file__).parents[2] / 'flatpak'
    manifests = {path.stem: json.loads(path.read_text()) for path in folder.glob('*.json')}
    assert set(manifests) == {ID, f'{ID}.Devel'}
    for name, manifest in manifests.items():
        assert manifest['id'] == name and manifest['command'] == 'awale'
        assert (folder.parent / f'data/icons/hicolor/scalable/apps/{name}.svg').exists()
        assert manifest['runtime'] == 'org.gnome.Platform' and manifest['sdk'] == 'org.gnome.Sdk'
        assert set(manifest['finish-args']) == {'--share=ipc', '--socket=wayland', '--socket=fallback-x11',
                                                '--device=dri'}
        options = {option for module in manifest['modules'] for option in module['config-opts']}
        assert ('-Dprofile=development' in options) == name.endswith('.Devel'), options
        for source in [s for m in manifest['modules'] for s in m['sources']]:
            assert source['type'] == 'dir' and (folder / source['path'] / 'meson.build').exists(), source


def check_release(prefix, build):
    """Checks that the manifest of a release builds from its tag and passes the homepage on if there
    is one, or else builds from its archive, and that nothing else in the manifest differs."""
    tests = pathlib.Path(__file__).parents[1]
    release = types.ModuleType('release')
    release.__file__ = str(tests / 'release')
    exec((tests / 'release').read_text(), release.__dict__)
    # Replace git, which may not be installed here.
    release.output = lambda *words: {('git', 'rev-parse', 'HEAD'): 'c0ffee\n'}[words]
    homepage = 'https://example.org/awale'
    tag = {'type': 'git', 'url': homepage, 'tag': 'v1.0', 'commit': 'c0ffee'}
    packed = {'type': 'archive', 'path': 'awale-1.0.tar.xz', 'sha256': hashlib.sha256(b'packed').hexdigest()}
    with tempfile.TemporaryDirectory() as folder:
        archive = pathlib.Path(folder, packed['path'])
        archive.write_bytes(b'packed')
        for address, source, options in [(homepage, tag, [f'-Dhomepage={homepage}']), ('', packed, [])]:
            expected = json.loads(release.MANIFEST.read_text())
            expected['modules'][0]['sources'] = [source]
            expected['modules'][0]['config-opts'] += options
            assert json.loads(release.write_manifest(archive, '1.0', address).read_text()) == expected


CHECKS = {'files': check_files, 'programs': check_programs, 'books': check_books, 'exercises': check_exercises,
          'desktop': check_desktop,
          'metainfo': check_metainfo, 'homepage': check_homepage, 'mime': check_mime, 'schema': check_schema,
          'flatpak': check_flatpak, 'release': check_release}


def main(build):
    print(f'1..{len(CHECKS)}', flush=True)
    faults = 0
    with tempfile.TemporaryDirectory() as folder:
        prefix = install(build, folder)
        for number, (name, check) in enumerate(CHECKS.items(), 1):
            try:
                check(prefix, build)
                print(f'ok {number} /install/{name}')
            except (AssertionError, KeyError, OSError, subprocess.CalledProcessError) as error:
                faults += 1
                print(f'not ok {number} /install/{name}')
                print('# ' + repr(error).replace('\n', ' '))
    return 1 if faults else 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1]))
