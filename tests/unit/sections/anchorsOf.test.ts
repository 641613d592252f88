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
  it('are made of their types, in small letters and hyphens', () => {
    expect(anchors('hero', 'courseSection', 'useCases')).toEqual([
      'hero',
      'course-section',
      'use-cases',
    ]);
  });

  it('are those that a section says where it says one', () => {
    expect(anchors('hero', ['contact', 'contact-us'])).toEqual(['hero', 'contact-us']);
  });

  it('are each once: sections of one type are numbered from the second on', () => {
    expect(anchors('segment', 'text', 'segment', 'segment')).toEqual([
      'segment',
      'text',
      'segment-2',
      'segment-3',
    ]);
  });

  it('never take what another section has said, before or after it', () => {
    expect(anchors('segment', ['text', 'segment'], ['hero', 'segment-2'], 'segment')).toEqual([
      'segment-3',
      'segment',
      'segment-2',
      'segment-4',
    ]);
  });

  it('stay as they are when a section comes that says its own', () => {
    const before = anchors('hero', 'segment', 'segment');
    expect(anchors('hero', ['text', 'more'], 'segment', 'segment')).toEqual([
      ...before.slice(0, 1),
      'more',
      ...before.slice(1),
    ]);
  });

  it('are none of no sections, and none of an emptied field', () => {
    expect(anchors()).toEqual([]);
    expect(anchors(['hero', ''])).toEqual(['hero']);
  });
});
