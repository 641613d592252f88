import { TYPE } from '../../schema/section.ts';

interface Anchored {
  [TYPE]: string;
  anchor?: string | undefined;
}

/** `courseSection` as `course-section`. */
const kebab = (type: string) => type.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The anchors of a page's sections: those from the records, or made from the type. Each is unique. */
export function anchorsOf(sections: readonly Anchored[]): string[] {
  const taken = new Set(sections.flatMap(({ anchor }) => anchor ?? []));
  return sections.map(({ [TYPE]: type, anchor }) => {
    if (anchor) return anchor;
    const name = kebab(type);
    let own = name;
    for (let number = 2; taken.has(own); number++) own = `${name}-${number}`;
    taken.add(own);
    return own;
  });
}
