import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeText, readHtml } from './html.ts';

function events(html: string): string[] {
  const seen: string[] = [];
  readHtml(html, {
    open: (tag, attribute) => seen.push(`<${tag}${attribute('id') ? ` #${attribute('id')}` : ''}>`),
    close: (tag) => seen.push(`</${tag}>`),
    text: (text) => seen.push(text),
  });
  return seen;
}

test('tags, attributes, and text are reported in order', () => {
  expect(events('<p>One <b id="x">two</b></p>')).toEqual(['<p>', 'One ', '<b #x>', 'two', '</b>', '</p>']);
});

test('a void element with a slash is closed', () => {
  expect(events('a<br/>b<img src="x.png" alt="y"/>')).toEqual(['a', '<br>', '</br>', 'b', '<img>', '</img>']);
});

test('a > in a quoted value does not end the tag', () => {
  expect(events('<a title="x > y" id="z">t</a>')).toEqual(['<a #z>', 't', '</a>']);
});

test('a comment between two texts is not a tag', () => {
  expect(events('<b>2<!-- --> &gt; 1<!-- a <b> --></b>')).toEqual(['<b>', '2', ' > 1', '</b>']);
});

test('an attribute is found by its whole name', () => {
  expect(events('<a data-id="no" id="yes"></a>')).toEqual(['<a #yes>', '</a>']);
});

test('decodes character references, including numeric ones', () => {
  expect(decodeText('a &lt;b&gt; &amp;amp; &#x27;c&#39; &quot;')).toBe(`a <b> &amp; 'c' "`);
  expect(decodeText('&unknown; & &#x110000;')).toBe('&unknown; & &#x110000;');
});

test('never fails or hangs', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('<', '>', '"', '=', '/', 'a', ' ', '&', ';', '#') }),
      (html) => void events(html),
    ),
  );
});
