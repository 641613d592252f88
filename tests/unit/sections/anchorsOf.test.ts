import { describe, expect, it } from 'vitest';
import { anchorsOf } from '../../../content/load/publish/anchorsOf.ts';
import { TYPE } from '../../../content/schema/section.ts';

const anchors = (...sections: (string | [type: string, anchor: string])[]) =>
  anchorsOf(
    sections.map((one) =>
      typeof one === 'string' ? { [TYPE]: one } : { [TYPE]: one[0], anchor: one[1] },
    ),
  );

describe('the anchors of a page’s sections', () => {
  it('are made from their types, in small letters and hyphens', () => {
    expect(anchors('hero', 'courseSection', 'useCases')).toEqual([
      'hero',
      'course-section',
      'use-cases',
    ]);
  });

  it('are those of the records if they have them', () => {
    expect(anchors('hero', ['contact', 'contact-us'])).toEqual(['hero', 'contact-us']);
  });

  it('are unique: sections of one type are numbered from the second on', () => {
    expect(anchors('segment', 'text', 'segment', 'segment')).toEqual([
      'segment',
      'text',
      'segment-2',
      'segment-3',
    ]);
  });

  it('never use the anchor of another record, before or after it', () => {
    expect(anchors('segment', ['text', 'segment'], ['hero', 'segment-2'], 'segment')).toEqual([
      'segment-3',
      'segment',
      'segment-2',
      'segment-4',
    ]);
  });

  it('stay the same when a section with its own anchor is added', () => {
    const before = anchors('hero', 'segment', 'segment');
    expect(anchors('hero', ['text', 'more'], 'segment', 'segment')).toEqual([
      ...before.slice(0, 1),
      'more',
      ...before.slice(1),
    ]);
  });

  it('are empty without sections, and made from the type for a cleared field', () => {
    expect(anchors()).toEqual([]);
    expect(anchors(['hero', ''])).toEqual(['hero']);
  });
});
