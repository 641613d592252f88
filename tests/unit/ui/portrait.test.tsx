import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { initials, Portrait } from '../../../components/ui/Portrait.tsx';

it.each([
  ['Tanvi Deodhar', 'TD'],
  ['Dr. Tanvi de Souza', 'TS'],
  ['anouk', 'A'],
  ['Å. Ørsted', 'Ø'],
  ['क्षमा राव', 'क्षरा'],
  ['林', '林'],
  ['Dr.', 'D'],
  ['', ''],
])('the initials of “%s” are “%s”', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

it('a person without a portrait has a plate with their initials, which is not read aloud next to the name', () => {
  const plate = renderToStaticMarkup(<Portrait person={{ name: 'Tanvi Deodhar' }} sizes="9rem" />);
  expect(plate).toMatch(/^<div aria-hidden="true".*>TD</);
  expect(plate).not.toContain('<img');
});

it('a decorative portrait is shown, and hidden from screen readers', () => {
  const person = { name: 'Tanvi Deodhar', image: '/images/team/plate.webp' };
  expect(renderToStaticMarkup(<Portrait person={person} sizes="9rem" />)).toContain(
    'src="/images/team/plate.webp" alt=""',
  );
});
