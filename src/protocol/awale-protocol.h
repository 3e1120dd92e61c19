/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * How engines are spoken to: the oware dialect of UCI, both sides of it. This folder promises a
 * server that survives whatever is said to it and answers every `go` with exactly one `bestmove`,
 * and a client that never blocks, never has more than one search at a time in an engine, checks
 * what it answers by our rules, and outlives its crashes, hangs and floods.
 *
 * The client, from the inside out: a process group is a program with all that it starts; a
 * handshake is what is said before a search (who the engine is, its options, the rules); a search
 * is one request until it is answered, its score read by the engine's dialect; and
 * AwaleEngineProcess, which the layers above use, sends and reads the lines, logs and times them,
 * and decides what is said when.
 */
#pragma once

#include "awale-engine-option.h"
#include "awale-engine-process.h"
#include "awale-go-command.h"
#include "awale-info-line.h"
#include "awale-position-words.h"
#include "awale-server.h"
