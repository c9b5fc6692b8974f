/**
 * Reads SVG files, pictures and the logo, and checks them. Readers without script get the file itself, where it is a document: it must not run anything, load
 * anything, or be a page in disguise. It is parsed as XML, so no spelling of a name or value gets past the check.
 */
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { itemAt } from '../problems/lookup.ts';
import { Problem } from '../problems/problem.ts';

const svgNamespace = 'http://www.w3.org/2000/svg';
const pageNamespace = 'http://www.w3.org/1999/xhtml';

const activeElements = new Set([
  'script',
  'foreignobject',
  'iframe',
  'handler',
  'listener',
  'embed',
  'object',
  'audio',
  'video',
]);
/** A reference within the file, or a bitmap in it. */
const ownReference = /^\s*(#|data:image\/(png|jpeg|webp|gif)[;,])/i;
const styleReference =
  /@import|\b(?:image-set|image|src)\(|url\((?!\s*["']?\s*(?:#|data:image\/(?:png|jpeg|webp|gif)[;,]))|\\/i;

function activityOf({ local, uri, attributes }: SaxesTagNS): string | undefined {
  const name = local.toLowerCase();
  if (activeElements.has(name) || uri === pageNamespace) return `<${local}`;
  for (const { local: attribute, name: written, value } of Object.values(attributes)) {
    const key = attribute.toLowerCase();
    if (key.startsWith('on')) return `${written}=`;
    if (['href', 'src', 'base'].includes(key) && !ownReference.test(value)) return `${written}="${value.slice(0, 40)}"`;
    // An animation could change it later.
    if (key === 'attributename' && /href|^on/i.test(value)) return `${written}="${value}"`;
    if (!/^xmlns/.test(written) && key !== 'd' && styleReference.test(value))
      return `${written}="${value.slice(0, 40)}"`;
  }
  return undefined;
}

interface Writable extends DrawingElement {
  readonly children: DrawingElement[];
  hasText: boolean;
}

export interface DrawingElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly DrawingElement[];
  readonly hasText: boolean;
}

/** Reads a drawing. Throws a Problem if it is not well-formed, not an SVG, or more than a drawing. */
export function readDrawing(file: string, text: string): DrawingElement {
  const parser = new SaxesParser({ xmlns: true, position: true });
  const active = (what: string) =>
    new Problem(`${file} is a program, not only a picture: it contains "${what}".`, {
      remedy: 'Export it without scripts, links, and references to other files.',
    });
  const root: Writable = { name: '', attributes: {}, children: [], hasText: false };
  const open = [root];
  // The text of a style sheet, whose parts comments and CDATA may separate.
  let css: string | undefined;
  parser.on('opentag', (tag) => {
    if (open.length === 1 && (tag.local !== 'svg' || tag.uri !== svgNamespace))
      throw new Problem(`${file} is not an SVG: its first element is no <svg xmlns="${svgNamespace}">.`, {
        remedy: 'Export it again as SVG.',
      });
    const activity = activityOf(tag);
    if (activity !== undefined) throw active(activity);
    if (css !== undefined) throw active(`<style><${tag.local}`);
    if (tag.local === 'style') css = '';
    const attributes = Object.values(tag.attributes).flatMap(({ name, value }): [string, string][] =>
      name.startsWith('xmlns') ? [] : [[name, value]],
    );
    const element: Writable = {
      name: tag.local,
      attributes: Object.fromEntries(attributes),
      children: [],
      hasText: false,
    };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', ({ local }) => {
    open.pop();
    const reference = local === 'style' && css !== undefined ? styleReference.exec(css) : null;
    if (reference) throw active(reference[0]);
    if (local === 'style') css = undefined;
  });
  const readText = (text: string) => {
    const element = open.at(-1);
    if (element && text.trim()) element.hasText = true;
    if (css !== undefined) css += text;
  };
  parser.on('text', readText);
  parser.on('cdata', readText);
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!/^(utf-8|us-ascii)$/i.test(encoding)) throw active(`encoding="${encoding}"`);
  });
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) throw active('<!DOCTYPE … [');
  });
  parser.on('processinginstruction', ({ target }) => {
    throw active(`<?${target}`);
  });
  parser.on('error', (cause) => {
    throw new Problem(`${file} is not well-formed XML: ${cause.message}.`, { remedy: 'Export it again.', cause });
  });
  parser.write(text).close();
  return itemAt(root.children, 0);
}
