/* SPDX-License-Identifier: GPL-3.0-or-later */
(function () {
  'use strict';
  // The page contains everything already; the script only chooses what is visible.
  const root = document.documentElement;
  const player = document.getElementById('player');
  const boards = Array.from(player.querySelectorAll('.board'), readBoard);
  const links = Array.from(document.querySelectorAll('nav li'));
  const games = Array.from(document.querySelectorAll('.game'), readGame);
  const pause = 1400;
  let current = null;
  let timer = 0;

  function readBoard(svg) {
    return {
      svg: svg,
      turn: svg.querySelector('.turn'),
      heaps: Array.from(svg.querySelectorAll('.heap')),
      counts: Array.from(svg.querySelectorAll('.counts > g')),
      from: svg.querySelector('.from'),
      to: svg.querySelector('.to'),
      marks: Array.from(svg.querySelectorAll('.marks'))
    };
  }

  // Read the tree of moves. The ids of links are removed, so that the page does not jump to the link of a
  // move that its address names.
  function readGame(article, index) {
    const game = { article: article, index: index, nodes: [], graph: article.querySelector('.graph svg') };
    for (const link of article.querySelectorAll('.move')) {
      const number = Number(link.id.split('m')[1]);
      link.tabIndex = -1;
      game.nodes[number] = { game: game, name: link.id, link: link, children: [], parent: null, next: null, ply: 0 };
      link.removeAttribute('id');
    }
    for (const node of game.nodes) {
      if (node.link.dataset.after === undefined) continue;
      node.parent = game.nodes[Number(node.link.dataset.after)];
      node.ply = node.parent.ply + 1;
      node.parent.children.push(node);
      if (node.parent.next === null) node.parent.next = node;
    }
    for (let node = game.nodes[0]; node; node = node.children[0]) node.main = true;
    return game;
  }

  // Show the text in the first of the reader's languages that the page has.
  function chooseLanguage() {
    const have = new Set(Array.from(document.querySelectorAll('span[lang]'), (span) => span.lang));
    const wanted = (navigator.languages || [navigator.language]).map((name) => name.split('-')[0]);
    const language = wanted.find((name) => have.has(name));
    if (language === undefined || language === root.lang) return;
    const decimal = (1.5).toLocaleString(language).charAt(1);
    root.lang = language;
    for (const span of document.querySelectorAll('span[lang]')) span.hidden = span.lang !== language;
    for (const value of document.querySelectorAll('.value')) value.textContent = value.textContent.replace(/[.,]/g, decimal);
  }

  function setShown(element, shown) {
    if (shown) element.removeAttribute('display');
    else element.setAttribute('display', 'none');
  }

  function showRing(board, ring, pit) {
    setShown(ring, pit !== undefined);
    if (pit === undefined) return;
    ring.setAttribute('href', '#' + ring.getAttribute('class') + (pit < 6 ? 0 : 1));
    ring.setAttribute('transform', board.heaps[pit].getAttribute('transform'));
  }

  function word(count) {
    return count.replace('.5', '½');
  }

  function showBoard(board, node, counts, side) {
    const sown = (node.link.dataset.sown || '').split('-').filter(Boolean).map(Number);
    setShown(board.turn, side !== null);
    if (side !== null) board.turn.setAttribute('href', board.turn.getAttribute('href').replace(/[01]/, side));
    counts.forEach(function (count, hollow) {
      const text = board.counts[hollow].querySelector('text');
      Array.from(board.heaps[hollow].children).forEach((seed, k) => setShown(seed, k < Math.floor(count)));
      text.textContent = word(count);
      board.counts[hollow].querySelector('use').setAttribute('href', '#badge' + word(count).length);
    });
    showRing(board, board.from, sown[0]);
    showRing(board, board.to, sown[1]);
    for (const mark of board.marks) setShown(mark, mark.dataset.of === node.name);
  }

  // Fill the board's table for screen readers. North's pits are in the order of the board, from f to a.
  function showTable(counts) {
    const rows = { north: [13, 11, 10, 9, 8, 7, 6], south: [12, 0, 1, 2, 3, 4, 5] };
    for (const side of Object.keys(rows)) {
      const row = player.querySelector('tr.' + side);
      while (row.children.length > 1) row.lastChild.remove();
      for (const hollow of rows[side]) row.insertCell().textContent = word(counts[hollow]);
    }
  }

  // At the end, the stores are the final score.
  function showSeats(node, counts, side) {
    const stores = node.link.dataset.ended ? node.link.dataset.ended.split(' ') : counts.slice(12);

    ['south', 'north'].forEach(function (name, index) {
      const seat = player.querySelector('.seat.' + name);
      const known = node.game.article.querySelector('.' + name + '-name');
      seat.querySelector('.name').replaceChildren(...known.cloneNode(true).childNodes);
      seat.querySelector('.side').hidden = known.querySelector('bdi') === null;
      seat.querySelector('.store').textContent = word(stores[index]);
      seat.querySelector('.turn').hidden = index !== side;
    });
  }

  function copy(element) {
    const paragraph = document.createElement('p');
    paragraph.dir = 'auto';
    paragraph.className = element.className.split(' ')[0];
    paragraph.append(...element.cloneNode(true).childNodes);
    return paragraph;
  }

  // Show the move, comment and remarks of the position and, at the end of the main line, the outcome.
  function say(node) {
    const said = [document.createElement('p')];
    said[0].className = 'now';
    if (node.link.dataset.round) said[0].append(node.link.dataset.round + '\u00a0');
    said[0].append(...node.link.cloneNode(true).childNodes);
    for (const text of node.game.article.querySelectorAll('.moves [data-of]')) {
      if (text.dataset.of === node.name) said.push(copy(text));
    }
    if (node.children.length === 0 && node.main) said.push(...Array.from(node.game.article.querySelectorAll('.end'), copy));
    player.querySelector('.said').replaceChildren(...said);
    player.querySelector('.said').scrollTop = 0;
  }

  function showCursor(node) {
    const graph = node.game.graph;
    if (!graph) return;
    let main = node;
    while (!main.main) main = main.parent;
    const x = Number(graph.dataset.first) + Number(graph.dataset.span) * main.ply / Number(graph.dataset.plies);
    const cursor = graph.querySelector('.cursor');
    cursor.setAttribute('transform', 'translate(' + x + ' 0)');
    cursor.classList.add('shown');
  }

  // Scroll the list to the move if the list has its own scrollbar; the page does not scroll.
  function reveal(link, list) {
    if (list.scrollHeight <= list.clientHeight) return;
    const outer = list.getBoundingClientRect(), inner = link.getBoundingClientRect();
    if (inner.top < outer.top + 40) list.scrollTop -= outer.top + 40 - inner.top;
    if (inner.bottom > outer.bottom - 40) list.scrollTop += inner.bottom - outer.bottom + 40;
  }

  function showGame(game) {
    for (const other of games) other.article.classList.toggle('shown', other === game);
    links.forEach(function (item, index) {
      item.classList.toggle('current', index === game.index);
      if (index === game.index) item.querySelector('a').setAttribute('aria-current', 'true');
      else item.querySelector('a').removeAttribute('aria-current');
    });
    game.article.querySelector('.stage').prepend(player);
  }

  // Mark a button as having no effect if @off. It stays focusable: disabling it would lose the focus.
  function setOff(name, off) {
    player.querySelector('.' + name).setAttribute('aria-disabled', String(off));
  }

  function show(node) {
    const position = node.link.dataset.board.split('-');
    const counts = position.slice(0, 14);
    const side = node.link.dataset.ended ? null : position[14] === 'S' ? 0 : 1;
    if (!current || current.game !== node.game) showGame(node.game);
    if (current) {
      current.link.removeAttribute('aria-current');
      current.link.tabIndex = -1;
    }
    if (current ? document.activeElement === current.link : false) node.link.focus({ preventScroll: true });
    current = node;
    node.link.setAttribute('aria-current', 'true');
    node.link.tabIndex = 0;
    for (let child = node; child.parent; child = child.parent) child.parent.next = child;
    for (const board of boards) showBoard(board, node, counts, side);
    showTable(counts);
    showSeats(node, counts, side);
    say(node);
    showCursor(node);
    reveal(node.link, node.game.article.querySelector('.moves'));
    for (const name of ['first', 'back']) setOff(name, !node.parent);
    for (const name of ['on', 'last']) setOff(name, !node.next);
    if (!node.next) stop();
    try {
      history.replaceState(null, '', '#' + node.name);
    } catch (error) {
      // A page in a frame without an address (srcdoc) cannot set one.
    }
  }

  function end(node) {
    while (node.next) node = node.next;
    return node;
  }

  function stop() {
    clearInterval(timer);
    timer = 0;
    player.querySelector('.play').setAttribute('aria-pressed', 'false');
  }

  function play() {
    if (timer) {
      stop();
      return;
    }
    player.querySelector('.play').setAttribute('aria-pressed', 'true');
    timer = setInterval(() => step('on'), pause);
    step(current.next ? 'on' : 'first');
  }

  // Return the sibling @by places further among the continuations of the preceding position, or null.
  function turn(by) {
    if (!current.parent) return null;
    const siblings = current.parent.children;
    return siblings[siblings.indexOf(current) + by] || null;
  }

  function step(name) {
    const ways = {
      first: () => current.game.nodes[0],
      back: () => current.parent,
      on: () => current.next,
      last: () => end(current),
      up: () => turn(-1),
      down: () => turn(1)
    };
    const node = ways[name]();
    if (!node) return false;
    show(node);
    return true;
  }

  function keyPressed(event) {
    const names = { ArrowLeft: 'back', ArrowRight: 'on', Home: 'first', End: 'last', ArrowUp: 'up', ArrowDown: 'down' };
    const name = names[event.key];
    if (!name || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    stop();
    if (step(name)) event.preventDefault();
  }

  function find(hash) {
    for (const game of games) {
      const node = game.nodes.find((each) => '#' + each.name === hash);
      if (node) return node;
    }
    return null;
  }

  // Show the position of a clicked link to a move without a jump of the page.
  function clicked(event) {
    const link = event.target.closest('a[href^="#"]');
    const node = link ? find(link.getAttribute('href')) : null;
    if (!node) return;
    event.preventDefault();
    stop();
    show(node);
  }

  function graphPressed(game, event) {
    const box = game.graph.getBoundingClientRect(), view = game.graph.viewBox.baseVal;
    const x = (event.clientX - box.left) * view.width / box.width - Number(game.graph.dataset.first);
    const plies = Number(game.graph.dataset.plies);
    const ply = Math.min(Math.max(Math.round(x / Number(game.graph.dataset.span) * plies), 0), plies);
    stop();
    show(game.nodes.find((node) => node.main ? node.ply === ply : false));
  }

  // Make swipes over @area step through the moves: to the left for the next one, like turning a page.
  function followSwipes(area) {
    let begun = null;
    area.addEventListener('touchstart', (event) => { begun = event.touches.length === 1 ? event.touches[0] : null; }, { passive: true });
    area.addEventListener('touchend', function (event) {
      if (!begun) return;
      const x = event.changedTouches[0].clientX - begun.clientX, y = event.changedTouches[0].clientY - begun.clientY;
      begun = null;
      if (Math.abs(x) < 40 || Math.abs(x) < 2 * Math.abs(y)) return;
      stop();
      step(x < 0 ? 'on' : 'back');
    }, { passive: true });
  }

  chooseLanguage();
  root.classList.add('js');
  player.hidden = false;
  for (const name of ['first', 'back', 'on', 'last']) {
    player.querySelector('.' + name).addEventListener('click', function () {
      stop();
      step(name);
    });
  }
  player.querySelector('.play').addEventListener('click', play);
  document.addEventListener('keydown', keyPressed);
  document.addEventListener('click', clicked);
  addEventListener('hashchange', function () {
    const node = find(location.hash);
    if (node) show(node);
  });
  for (const game of games) {
    if (game.graph) game.graph.addEventListener('click', (event) => graphPressed(game, event));
  }
  followSwipes(player.querySelector('.boards'));
  show(find(location.hash) || games[0].nodes[0]);
})();
