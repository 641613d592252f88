import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { Footnotes, NoteMark, noteNumber } from '../../../components/ui/Footnotes.tsx';
import { Words } from '../../../components/ui/Words.tsx';
import site from '../../../content/site/site.json' with { type: 'json' };

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => vi.restoreAllMocks());

/** A section with these figures, as the editor's preview renders it. */
function draw(figures: { name: string; note?: string }[]) {
  const place = document.createElement('div');
  act(() =>
    createRoot(place).render(
      <Words value={site.words}>
        {figures.map((figure) => (
          <p key={figure.name}>
            {figure.name}
            <NoteMark section="claims" number={noteNumber(figures, figure)} />
          </p>
        ))}
        <Footnotes section="claims" items={figures} />
      </Words>,
    ),
  );
  return place;
}

it('notes are numbered in page order, figures without one are skipped, and two figures may have the same source', () => {
  const complaints = vi.spyOn(console, 'error');
  const place = draw([
    { name: '25%', note: 'Of four houses.' },
    { name: '118K' },
    { name: '35%', note: 'Of four houses.' },
    { name: '10x', note: 'Of one adviser.' },
  ]);
  const marks = [...place.querySelectorAll<HTMLAnchorElement>('sup a')];
  expect(marks.map((mark) => mark.closest('p')?.textContent)).toEqual([
    `25%${site.words.note} 1`,
    `35%${site.words.note} 2`,
    `10x${site.words.note} 3`,
  ]);
  for (const mark of marks) {
    const note = place.querySelector(mark.hash);
    const back = note?.querySelector('a');
    expect(place.querySelector(back?.hash ?? '')).toBe(mark);
  }
  const notes = [...place.querySelectorAll('li p')].map((note) => note.textContent);
  expect(notes).toEqual(['Of four houses.', 'Of four houses.', 'Of one adviser.']);
  expect(complaints).not.toHaveBeenCalled();
});

it('a section without notes has no list and no marks', () => {
  expect(draw([{ name: '25%' }]).innerHTML).toBe('<p>25%</p>');
});
