import { type Damage, EVENT, HOME } from './damage.ts';

const inBodies: Damage[] = [
  { what: '⟦# Winter', rule: 'A heading of level 1 is not allowed in this text.' },
  { what: '⟦#### Winter', rule: 'A heading of level 4 is not allowed in this text.' },
  {
    what: 'Look: ⟦![a board](/images/events/one.svg)',
    rule: 'A picture is not allowed in this text.',
  },
  { what: 'Look ⟦<br />', rule: 'HTML or a component is not allowed in this text.' },
  {
    what: 'First.\n\n⟦3. one\n4. two',
    rule: 'A numbered list that does not begin with 1 is not allowed in this text.',
  },
  { what: '- one\n⟦- [ ] two', rule: 'A box to tick is not allowed in this text.' },
  {
    what: '⟦- one\n\n  more\n- two',
    rule: 'A list item of several paragraphs is not allowed in this text.',
  },
  { what: '⟦- > # One', rule: 'A list item of several paragraphs is not allowed in this text.' },
  { what: 'It is ⟦~~dead~~ alive', rule: 'Struck-through text is not allowed in this text.' },
  {
    what: '⟦> A word\n>\n> and another',
    rule: 'A quotation of several paragraphs is not allowed in this text.',
  },
  { what: '⟦| a | b |\n| - | - |', rule: 'A table is not allowed in this text.' },
  {
    what: '⟦import x from "y"',
    rule: 'A line that begins with import or export is not allowed in this text.',
  },
  {
    what: 'See ⟦http://partner.example',
    rule: '“Link to http://partner.example” is neither a page of this site (/events#top) nor an https:// or mailto: address.',
  },
  {
    what: 'The sum ⟦{1 + 1} is',
    rule: 'An expression in curly brackets is not allowed in this text.',
  },
  {
    what: 'See ⟦<Chart>',
    rule: 'The text cannot be read: Expected a closing tag for `<Chart>`.',
  },
  {
    what: 'See ⟦[us](javascript:alert)',
    rule: '“Link to javascript:alert” is neither a page of this site (/events#top) nor an https:// or mailto: address.',
  },
  {
    what: 'See ⟦[us](/abuot)',
    rule: '“Link” leads to /abuot, and the site has no such page.',
    suggestion: '/about',
  },
].map(({ what, rule, suggestion }) => ({
  name: `in a text: ${what.replace('⟦', '').split('\n')[0]}`,
  file: EVENT,
  edit: ['---\n\n', `---\n\n${what}\n\n`],
  rule,
  suggestion,
}));

/** The same in a text of a section, whose characters JSON escapes. */
const inSections: Damage[] = [
  {
    what: String.raw`A \"pit\".\n\nSee ⟦[us](/abuot)`,
    rule: '“Link” leads to /abuot, and the site has no such page.',
    suggestion: '/about',
  },
  {
    what: String.raw`A \"pit\".\n\n⟦# Winter`,
    rule: 'A heading of level 1 is not allowed in this text.',
  },
].map(({ what, rule, suggestion }) => ({
  name: `in a text of a section: ${what.replace('⟦', '')}`,
  file: HOME,
  edit: [
    '"sections": [',
    `"sections": [\n    {\n      "_template": "text",\n      "heading": { "label": "A", "roman": "B" },\n      "body": "${what}"\n    },`,
  ],
  rule,
  suggestion,
}));

/** What a text may not contain, in an MDX record and in JSON. */
export const texts = [...inBodies, ...inSections];
