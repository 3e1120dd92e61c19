# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright © 2026 The Awalé developers
#
# Sourced by `run`, `tests/run` and others: the Debian 12 packages that building and testing need,
# and their installation.

BUILD_PACKAGES="gcc libc6-dev pkg-config meson ninja-build gettext libglib2.0-dev libgtk-4-dev libadwaita-1-dev
  libsqlite3-dev libwebp-dev zlib1g-dev libglib2.0-bin desktop-file-utils appstream gsettings-desktop-schemas librsvg2-common adwaita-icon-theme
  hicolor-icon-theme shared-mime-info fonts-cantarell"
TEST_PACKAGES="gdb git mold python3 python3-gi gir1.2-atspi-2.0 at-spi2-core dbus dbus-daemon xvfb xfwm4 xdotool x11-utils
  x11-xkb-utils imagemagick locales libxml2-utils man-db poppler-utils fonts-dejavu-core"
COVERAGE_PACKAGES="gcovr"
CLUSTER_PACKAGES="parallel slurm-wlm munge"
FLATPAK_PACKAGES="flatpak flatpak-builder elfutils binutils mmdebstrap gpg jq xvfb xauth xdotool imagemagick dbus dbus-daemon
  desktop-file-utils appstream fuse3 libglib2.0-bin xdg-desktop-portal xdg-desktop-portal-gtk debian-archive-keyring
  python3-gi gir1.2-gtk-4.0"

# need_packages PACKAGE...: installs the missing ones, through sudo unless run by root. It asks
# first at a terminal, except in CI, and waits up to ten minutes for another installation. Where
# there is no dpkg it does nothing, because meson names what it lacks.
need_packages ()
{
  command -v dpkg-query >/dev/null || return 0
  local package missing=() root=() answer
  for package; do
    dpkg-query -Wf '${db:Status-Status}' "$package" 2>/dev/null | grep -qx installed || missing+=("$package")
  done
  [ ${#missing[@]} -gt 0 ] || return 0
  if [ "$(id -u)" != 0 ]; then
    root=(sudo)
    command -v sudo >/dev/null || { echo "Missing packages, and no sudo to install them: ${missing[*]}" >&2; return 1; }
  fi
  if [ -t 0 ] && [ -t 2 ] && [ -z "${CI:-}" ]; then
    read -rp "Install ${missing[*]} with apt-get? [Y/n] " answer
    case $answer in [nN]*) echo "Missing: ${missing[*]}" >&2; return 1 ;; esac
  else
    echo "Installing ${missing[*]}" >&2
  fi
  "${root[@]}" apt-get update -qq &&
    "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -qq --no-install-recommends \
      -o DPkg::Lock::Timeout=600 "${missing[@]}" >&2
}
