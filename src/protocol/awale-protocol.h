/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Communication with engines: the oware dialect of UCI, for both sides. The server answers each
 * `go` with one `bestmove`. The client does not block, runs one search at a time in an engine,
 * checks the engine's answers by our rules, and survives an engine that crashes, hangs or floods
 * its output.
 *
 * The parts of the client, from the inside out: AwaleProcessGroup is a program with all of its
 * children; AwaleEngineHandshake is the exchange before a search (the engine's name, its options,
 * the rules); AwaleEngineSearch is one request until it is answered, with scores converted by the
 * engine's dialect; AwaleEngineProcess, which the folders above use, sends, reads, logs and times
 * the lines, and decides when each is sent.
 */
#pragma once

#include "awale-engine-option.h"
#include "awale-engine-process.h"
#include "awale-go-command.h"
#include "awale-info-line.h"
#include "awale-position-command.h"
#include "awale-server.h"
