import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, it } from 'vitest';
import { CoupleForm, DateForm, Invitation, Visitor } from '../../src/website/components/date-forms.tsx';
import { PAGE_WORDS } from '../../src/words/words.ts';

const words = PAGE_WORDS.es;

// A browser that fills in another date than its user's own shows somebody else's star as theirs.
it.each<[form: string, html: string, own: string[]]>([
  ['for a profile', renderToString(h(DateForm, { words })), ['birth']],
  ['for a couple, on its own page', renderToString(h(CoupleForm, { hasStars: true, words })), ['a']],
  ['for another couple, with both dates given', renderToString(h(CoupleForm, { words })), []],
  ['of an invitation', renderToString(h(Invitation, { words })), ['b']],
  ['below the profile of somebody else', renderToString(h(Visitor, { words, children: [] })), ['b']],
])('browsers fill in only the visitor’s own date in the form %s', (_, html, own) => {
  const inputs = [...html.matchAll(/<input type="text"[^>]*>/g)].map(([tag]) => ({
    name: / name="(\w+)-(day|month|year)"/.exec(tag)!,
    autocomplete: / autocomplete="([^"]*)"/.exec(tag)?.[1],
  }));
  expect(inputs.length).toBeGreaterThanOrEqual(3);
  for (const { name, autocomplete } of inputs)
    expect(autocomplete).toBe(own.includes(name[1]!) ? `bday-${name[2]}` : 'off');
});
