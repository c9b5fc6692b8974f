import { describe, expect, test } from 'vitest';
import { digestOf, fixture, indexOf } from '../../../tests/fixtures/search-pages.ts';
import type { WordList } from '../index/digest.ts';
import { SearchIndex } from '../index/inverted-index.ts';
import type { SearchResponse } from '../provider.ts';
import { tuning } from '../tuning.ts';
import { readQuery } from './query.ts';
import { searchIndex } from './search.ts';

const noWords: WordList = { kind: 'words', words: '', sections: '' };
const site = fixture('3.0', [
  {
    id: 'core/invoices',
    title: 'Invoices',
    description: 'What an invoice holds.',
    crumbs: ['Basics'],
    body: '<p>A invoice is the proof that a guest ran.</p><h2 id="verify">Verify one</h2><p>Call <code>invoice.verify(ID)</code> and the seal is checked against the image ID of the guest.</p>',
  },
  {
    id: 'generating-proofs/dev-mode',
    title: 'Dev mode',
    description: 'Runs without proofs.',
    body: '<p>Set <code>ACME0_DEV_MODE=1</code> to skip proving.</p>',
  },
  {
    id: 'core/guest-code-101',
    title: 'Guest code',
    body: '<p>The guest reads and commits.</p><h2 id="output">Output</h2><p>Use it once.</p><figure class="code"><pre><code>fn main() {\n    env::commit(&amp;sum);\n}</code></pre></figure>',
  },
  {
    id: 'core/optimization',
    title: 'Optimization',
    description: 'Flame graphs of a run.',
    body: '<p>Where cycles go, and how a flame graph shows it. Optimized guests prove faster on a CUDA card.</p>',
  },
  { id: 'use-cases', title: 'Use cases', body: '<p>Invoices travel far: rollups, identity, and games.</p>' },
  {
    id: 'chain/verifier',
    title: 'Verifier contracts',
    body: `<p>Addresses on Ethereum.</p>${Array.from({ length: 8 }, (_, i) => `<h2 id="net-${i}">Network ${i} contract</h2><p>Contract ${i}.</p>`).join('')}`,
  },
]);
const index = indexOf(site, undefined, ['graphics gpu: cuda', 'performance: optimization']);
const searchIn = (pages: SearchIndex, query: string, change: object = {}, base = '/'): SearchResponse =>
  searchIndex(pages, { query, scope: '3.0', offset: 0, hits: 20, perGroup: 5, snippetWords: 10, ...change }, base);
const search = (query: string, change: object = {}) => searchIn(index, query, change);
const first = (query: string) => search(query).groups[0]?.hits[0]?.url;
const shown = (fragments: readonly { text: string; marked: boolean }[] = []) =>
  fragments.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');

describe('finds', () => {
  test.each([
    ['a title', 'dev mode', '/guide/generating-proofs/dev-mode'],
    ['words in another order', 'mode dev', '/guide/generating-proofs/dev-mode'],
    ['an identifier', 'ACME0_DEV_MODE', '/guide/generating-proofs/dev-mode'],
    ['a part of an identifier', 'DEV_MODE', '/guide/generating-proofs/dev-mode'],
    ['a path of an identifier', 'env::commit', '/guide/core/guest-code-101#output'],
    ['a method', 'invoice.verify', '/guide/core/invoices#verify'],
    ['a typo in an identifier', 'env::comit', '/guide/core/guest-code-101#output'],
    ['two words written as one', 'devmode', '/guide/generating-proofs/dev-mode'],
    ['a prefix', 'opti', '/guide/core/optimization'],
    ['a typo', 'invioces', '/guide/core/invoices'],
    ['a typo in the first letter', 'xnvoices', '/guide/core/invoices'],
    ['a typo in a prefix', 'optmizat', '/guide/core/optimization'],
    ['another tense', 'optimizing', '/guide/core/optimization'],
    ['a derived word', 'optimizer', '/guide/core/optimization'],
    ['a synonym', 'gpu', '/guide/core/optimization'],
    ['a question', 'how do I verify an invoice?', '/guide/core/invoices#verify'],
    ['an acronym that is only in the address', 'guest 101', '/guide/core/guest-code-101'],
  ])('%s: %s', (_, query, url) => {
    expect(first(query)).toBe(url);
  });
});

describe('a result is the section that answers', () => {
  const pages = indexOf(
    fixture('3.0', [
      {
        id: 'ship',
        title: 'Ship parcels',
        askedAs: ['courier'],
        body: '<p>How parcels travel.</p><h2 id="label">Print a label</h2><p>Needs ink: see ink_level.</p><h2 id="track">Where it is</h2><p>See the number.</p><h2 id="rules">Rules</h2><h3 id="size">Size</h3><p>Small.</p>',
        sectionsAskedAs: [
          { anchor: 'track', words: 'locate, find it again' },
          { anchor: 'label', words: 'sticker' },
          { anchor: 'rules', words: 'change, command' },
        ],
      },
      { id: 'old', title: 'Upgrade from 1.0', body: '<p>What to change.</p>' },
      { id: 'install', title: 'Installation of tools', body: '<p>Install Acme VM with one command.</p>' },
      { id: 'about', title: 'About Acme VM', body: '<p>Acme VM runs programs, since 1.0.5 faster.</p>' },
    ]),
  );
  test.each([
    ['that has a word of the query', 'parcels ink', '/guide/ship#label'],
    ['that readers mean by a word', 'locate parcels', '/guide/ship#track'],
    ['with a word in another form', 'sticker for a parcel', '/guide/ship#label'],
    ['or the page if the query names it', 'ship parcels', '/guide/ship'],
    ['and never a heading without text', 'change a command', '/guide/old'],
    ['or the page by another name', 'courier', '/guide/ship'],
    ["without the product's name", 'install Acme VM', '/guide/install'],
    ["without the product's name as one word", 'install acme0', '/guide/install'],
    ["with the product's name alone", 'acme vm', '/guide/about'],
    ["with the product's name and an unknown word", 'quux acme vm', '/guide/about'],
    ['for a release', 'upgrade 1.0.5', '/guide/old'],
  ])('%s: %s', (_, query, url) => {
    expect(searchIn(pages, query).groups[0]?.hits[0]?.url).toBe(url);
  });

  test('the parts of an identifier count as words if no page has it', () => {
    const weights = (query: string) => readQuery(query, pages).terms.map(({ weight }) => weight);
    expect(weights('ship.label')).toEqual([1, 1]);
    expect(weights('ink_level')).toEqual([tuning.minorWord, tuning.minorWord]);
  });

  test('what readers type is in no snippet, and no word of it is missing', () => {
    const [hit] = searchIn(pages, 'locate').groups[0]?.hits ?? [];
    expect(shown(hit?.snippet)).toBe('See the number.');
    expect(hit?.lacks).toEqual([]);
  });
});

test.each([
  'kubernetes ingress',
  'asdfghjkl',
  'bananan invoices of wonderland breakfast',
  '???',
  '::',
  ' ',
  '&<script>',
  'react hooks',
  '٩٩٩',
])('shows nothing for %s', (query) => {
  expect(search(query)).toMatchObject({ groups: [], total: 0 });
});

test('ranks titles above headings, and headings above text', () => {
  expect(search('invoices').groups.map(({ title }) => title)).toEqual(['Invoices', 'Use cases']);
  expect(search('contracts').groups[0]?.hits[0]?.url).toBe('/guide/chain/verifier');
});

test('the snippet is cut from the text rather than from code, unless only that has the words', () => {
  const code = '<pre><code>let kiln = kilns.fire(glaze, lid);</code></pre>';
  const body = `<h2 id="fire">Start</h2>${code}<p>Close it well. Then the kiln gets its fire.</p>`;
  const pages = indexOf(fixture('3.0', [{ id: 'pots', title: 'Pots', body }]));
  const snippetOf = (query: string) => shown(searchIn(pages, query, { snippetWords: 6 }).groups[0]?.hits[0]?.snippet);
  expect(snippetOf('kiln fire')).toContain('[kiln] gets its [fire].');
  expect(snippetOf('glaze lid')).toContain('([glaze], [lid])');
});

test('marks matches in a snippet of at most ten words', () => {
  const hit = search('image id').groups[0]?.hits[0];
  expect(shown(hit?.heading)).toBe('Verify one');
  expect(shown(hit?.snippet)).toBe('… seal is checked against the [image] [ID] of the guest.');
  expect(hit).toMatchObject({
    kind: 'text',
    page: 'Invoices',
    version: '3.0',
    crumbs: ['Basics'],
    words: ['image', 'id'],
  });
});

test('below a title that says all of the query, the text begins at its beginning', () => {
  const body =
    '<h2 id="why">Why is a proof large?</h2><p>It has two parts, a seal and a journal.</p><p>A large proof is slow.</p>';
  const pages = indexOf(fixture('3.0', [{ id: 'x', title: 'Questions', body }]));
  const [hit] = searchIn(pages, 'large proof', { snippetWords: 5 }).groups[0]?.hits ?? [];
  expect([hit?.url, shown(hit?.snippet)]).toEqual(['/guide/x#why', 'It has two parts, a …']);
});

test('limits the hits per page, or returns all of them', () => {
  expect(search('contract').groups[0]?.hits).toHaveLength(5);
  expect(search('contract', { perGroup: 3 }).groups[0]?.hits).toHaveLength(3);
  expect(search('contract', { perGroup: 20 }).groups[0]?.hits).toHaveLength(9);
  expect(search('contract').total).toBe(9);
});

test('continues at an offset', () => {
  const all = search('contract', { perGroup: 20 }).groups[0]?.hits.map(({ url }) => url);
  const part = (offset: number) =>
    search('contract', { perGroup: 4, hits: 4, offset }).groups[0]?.hits.map(({ url }) => url) ?? [];
  expect([...part(0), ...part(4), ...part(8)]).toEqual(all);
});

test('suggests words with results if the query has none', () => {
  expect(search('invoice kubernetes ingress controller')).toMatchObject({
    total: 0,
    suggestions: ['invoice'],
    unknownWords: true,
  });
});

test('addresses start with the base path', () => {
  const { groups } = searchIn(index, 'dev mode', {}, '/docs/');
  expect(groups[0]?.hits[0]?.url).toBe('/docs/guide/generating-proofs/dev-mode');
});

test('the first result is stable while a word is completed', () => {
  const tops = ['inv', 'invo', 'invoi', 'invoic', 'invoice', 'invoices'].map(first);
  expect(new Set(tops)).toEqual(new Set(['/guide/core/invoices']));
});

test('suggests similar words if no word of the query has results', () => {
  expect(search('optimaxaxion')).toMatchObject({ total: 0, suggestions: ['optimization'] });
  expect(search('zzzzzz').suggestions).toEqual([]);
});

describe('the closest pages', () => {
  test('stand alone if nothing matches every word, and say what they lack', () => {
    const { groups, total } = search('network contracts of a dishwasher');
    expect(groups.every(({ isClosest }) => isClosest)).toBe(true);
    expect(groups[0]).toMatchObject({ title: 'Verifier contracts' });
    expect(groups[0]?.hits[0]?.lacks).toEqual(['dishwasher']);
    expect(total).toBe(
      search('network contracts of a dishwasher', { perGroup: 20 }).groups.flatMap(({ hits }) => hits).length,
    );
  });

  test('come after the matching ones if these are few, without repeating them', () => {
    const { groups } = search('dev mode', { perGroup: 20 });
    const urls = groups.flatMap(({ hits }) => hits.map(({ url }) => url));
    expect(groups[0]).toMatchObject({ isClosest: false, hits: [{ lacks: [] }] });
    expect(new Set(urls).size).toBe(urls.length);
    expect(groups.findIndex(({ isClosest }) => isClosest)).not.toBe(0);
  });

  test('are continued at an offset', () => {
    const query = 'network contracts of a dishwasher';
    const all = search(query, { perGroup: 20 }).groups.flatMap(({ hits }) => hits.map(({ url }) => url));
    const second = search(query, { perGroup: 1, hits: 1, offset: 1 }).groups;
    expect(second).toMatchObject([{ isClosest: true, hits: [{ url: all[1] }] }]);
  });

  test('lack neither what names their page nor a word that was mistyped', () => {
    const lacks = (query: string) => search(query).groups[0]?.hits[0]?.lacks;
    expect(lacks('network contarcts dishwasher')).toEqual(['dishwasher']);
    expect(lacks('Network CONTRACT of dishwashers')).toEqual(['dishwashers']);
  });
});

test('a section without text shows the description of its page', () => {
  const body = '<p>Text.</p><h2 id="empty">Chapter</h2><h3 id="inner">Inner</h3><p>More.</p>';
  const pages = indexOf(fixture('3.0', [{ id: 'x', title: 'X', description: 'What it is about.', body }]));
  expect(shown(searchIn(pages, 'chapter').groups[0]?.hits[0]?.snippet)).toBe('What it is about.');
});

test('words to highlight are those of the page for a page, the most informative first', () => {
  const [hit] = search('invoices').groups[0]?.hits ?? [];
  expect(hit).toMatchObject({ url: '/guide/core/invoices', words: expect.arrayContaining(['invoice']) });
  const [section] = search('image id seal').groups[0]?.hits ?? [];
  expect(section).toMatchObject({ url: '/guide/core/invoices#verify', words: ['image', 'id', 'seal'] });
});

describe('ranks', () => {
  const glossary = (term: string, names: string, text: string, see = '') =>
    `<div id="${term}"><dt>${term}<small> also ${names}</small></dt><dd>${text} ${see && `<a href="${see}" aria-label="More on ${term}">More</a>`}</dd></div>`;
  const filler = (count: number) =>
    Array.from({ length: count }, (_, i) => `<h2 id="f${i}">Note ${i}</h2><p>Guests and hosts.</p>`).join('');
  const api = fixture('3.0', [
    {
      id: 'layout',
      title: 'Memory',
      body: '<p>Where a program keeps what it needs.</p>',
      askedAs: ['address space', 'how large is the heap'],
    },
    { id: 'calls', title: 'Requests', body: '<p>What a guest asks of its host, such as a syscall.</p>' },
    {
      id: 'uses',
      title: 'A program',
      body: '<p>All of it.</p><h2 id="code">Code</h2><pre><code>env::stats(); env::stats();</code></pre>',
    },
    {
      id: 'explains',
      title: 'The environment',
      body: '<p>Functions.</p><ul><li><code>env::stats</code> gives numbers.</li></ul>',
    },
    { id: 'hosts', title: 'Hosts', body: `<p>Hosts run guests.</p>${filler(6)}` },
    { id: 'signatures', title: 'Signatures', body: '<p>Sign and check.</p>' },
  ]);
  const learn = fixture('learn', [
    {
      id: 'terms',
      title: 'Terms',
      body: `<p>All.</p><dl>${glossary('Syscall', 'system call', 'A request.')}${glossary('Host', 'host program', 'It runs a guest.', '/guide/hosts')}</dl>`,
    },
    {
      id: 'faq',
      title: 'Answers',
      body: '<p>All.</p><h2 id="checking">Can it check?</h2><p>With keys, for guests.</p>',
    },
    { id: 'c-code', title: 'C in a program', body: '<p>Compiled for guests.</p>' },
    { id: 'codes', title: 'Reed–Solomon codes', body: '<p>Modelling of errors.</p>' },
  ]);
  const both = indexOf(api, learn);
  const groupsOf = (query: string) => searchIn(both, query).groups;
  const firstOf = (query: string) => groupsOf(query)[0]?.hits[0]?.url;

  test.each([
    ['a query in askedAs', 'address space', '/guide/layout'],
    ['a question in askedAs', 'how large is my heap', '/guide/layout'],
    ['an unknown word with frequent words', 'hosts architecture', '/guide/hosts'],
    ['the definition of an identifier above its uses', 'env::stats', '/guide/explains'],
    ["the glossary's other names, both ways", 'system calls', '/terms#Syscall'],
    ['a glossary term if the query asks for its meaning', 'what is a host?', '/terms#Host'],
    ['a question if the query is a longer one', 'can hosts run guests that check programs', '/faq#checking'],
    ['a page if the query asks something else', 'what can a host do for a guest and its reader', '/guide/hosts'],
    ['the subject despite numbers in the query', 'signatures from 1.2 to 3.0', '/guide/signatures'],
    ['a page above the glossary term that links to it', 'hosts', '/guide/hosts'],
    ['names with a dash', 'reed solomon', '/codes'],
    ['names with another dash', 'reed-solomon', '/codes'],
    ['the other spelling', 'modeling', '/codes'],
    ['a typo if only a distant form matches', 'signatrue', '/guide/signatures'],
  ])('%s: %s', (_, query, url) => {
    expect(firstOf(query)).toBe(url);
  });

  test.each([
    ['heap numbers', ['numbers']],
    ['syscall modelling', ['modelling']],
    ['requests of errors', ['errors']],
  ])('the closest pages if the words are scattered over pages about other subjects: %s', (query, lacks) => {
    const [group] = groupsOf(query);
    expect(group).toMatchObject({ isClosest: true, hits: [{ lacks }] });
  });

  test('a single letter, unless the reader is still typing it', () => {
    expect(firstOf('guests in c code ')).toBe('/c-code');
    expect(groupsOf('hosts c')[0]).toMatchObject({ isClosest: false, hits: [{ url: '/guide/hosts' }] });
  });

  test('nothing if a rare word is the only known one', () => {
    expect(firstOf('heap dishwasher')).toBeUndefined();
  });
});

test('a whole identifier is found next to words of other pages', () => {
  const filler = Array.from({ length: 12 }, (_, i) => ({
    id: `page-${i}`,
    title: `Page ${i}`,
    body: '<p>Such a file is in the directory.</p>',
  }));
  const compiler =
    '<p>Compilers.</p><h2 id="install">Install</h2><p>Its name is <code>mips64-unknown-elf-gcc</code>, in a long text.</p>';
  const pages = indexOf(fixture('3.0', [{ id: 'c', title: 'C code', body: compiler }, ...filler]));
  const query = 'mips64-unknown-elf-gcc: No such file or directory';
  expect(searchIn(pages, query).groups[0]?.hits[0]?.url).toBe('/guide/c#install');
});

test('what a short section says comes before what a very long one says too', () => {
  const body = `<p>Seals. ${Array.from({ length: 300 }, (_, i) => `word${i}`).join(' ')}</p>`;
  const pages = [
    { id: 'long', title: 'All of it', body },
    { id: 'short', title: 'A part of it', body: '<p>Seals.</p>' },
  ];
  expect(searchIn(indexOf(fixture('3.0', pages)), 'seals').groups[0]?.title).toBe('A part of it');
});

test('a page of many questions comes after another page unless the query is long', () => {
  const many = Array.from({ length: 150 }, (_, i) => `<h2 id="q-${i}">Question ${i}</h2><p>No.</p>`).join('');
  const asked = '<h2 id="cards">Can several cards prove one segment together?</h2><p>They can.</p>';
  const pages = indexOf(
    fixture('3.0', [
      { id: 'questions', title: 'Questions', body: asked + many },
      { id: 'several', title: 'Several cards prove', body: '<p>One segment can be proved together.</p>' },
    ]),
  );
  const urlOf = (query: string) => searchIn(pages, query).groups[0]?.hits[0]?.url;
  expect(urlOf('several cards')).toBe('/guide/several');
  expect(urlOf('can several cards prove one segment together')).toBe('/guide/questions#cards');
});

describe('the results of a query don’t depend on the word lists that earlier queries needed', () => {
  const digest = digestOf(site, undefined, ['graphics gpu: cuda', 'performance: optimization']);

  /** Searches with the lists that the query asks for, as the provider does. */
  function searchAlone(query: string): SearchResponse {
    const alone = new SearchIndex(digest.names);
    for (;;) {
      alone.wanted.clear();
      const response = searchIn(alone, query);
      const [letter] = alone.wanted;
      if (letter === undefined) return response;
      for (const wanted of [...alone.wanted]) alone.addList(wanted, digest.lists[wanted] ?? noWords);
    }
  }
  const places = ({ total, groups }: SearchResponse) => [
    total,
    groups.flatMap(({ hits }) => hits.map(({ url }) => url)),
  ];

  test.each([
    'c',
    'g',
    'guest r',
    'network 1',
    'ACME0_DEV_MODE=1',
    'optmizat',
    'ontract',
    'invoices cardd',
    'runs ethereun',
  ])('%s', (query) => {
    expect(places(searchAlone(query))).toEqual(places(search(query)));
  });
});
