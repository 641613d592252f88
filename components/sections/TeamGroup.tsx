import { find } from '../../content/load/publish/records.ts';
import { talksPath } from '../../content/load/publish/talksPath.ts';
import type { Content } from '../../content/schema/collections.ts';
import type { SectionOf } from '../../content/schema/pages.ts';
import { TYPE } from '../../content/schema/section.ts';
import { FoldedText } from '../ui/FoldedText.tsx';
import { Heading } from '../ui/Heading.tsx';
import { Pager } from '../ui/Pager.tsx';
import { Portrait } from '../ui/Portrait.tsx';
import { Band } from '../ui/Section.tsx';
import { remSizes } from '../ui/spanSizes.ts';
import { useWords } from '../ui/Words.tsx';
import type { PageContext, ViewProps } from './view.ts';

/** The people of the group, and the pager if it is the last group of one of several addresses. */
export function select(
  section: SectionOf<'teamGroup'>,
  { team }: Content,
  { page, pagerOf }: PageContext,
) {
  const pager = pagerOf('people');
  const last = page.sections.findLast((one) => one[TYPE] === 'teamGroup' && one.members.length > 0);
  return {
    members: section.members.map(({ member }) => find(team, member)),
    pager: last === section && pager.pages > 1 ? pager : undefined,
  };
}

const GRID = {
  large: 'sm:grid-cols-2 md:col-span-12 md:grid-cols-3',
  small: 'sm:grid-cols-2 md:col-span-12 md:grid-cols-3 lg:col-span-9',
  list: 'md:col-span-12 lg:col-span-9 xl:grid-cols-2',
};

const PERSON = {
  large: 'max-sm:grid max-sm:grid-cols-[clamp(4rem,46vw-5.2rem,6rem)_minmax(0,1fr)] max-sm:gap-x-5',
  small: 'max-sm:grid max-sm:grid-cols-[clamp(4rem,46vw-5.2rem,6rem)_minmax(0,1fr)] max-sm:gap-x-5',
  list: 'grid grid-cols-[clamp(4rem,46vw-5.2rem,6rem)_minmax(0,1fr)] items-start gap-x-5 sm:grid-cols-[8.5rem_minmax(0,1fr)]',
};

/** `sizes` of the portraits. */
const SIZES = {
  large: `${remSizes(384)}, (width >= 48rem) 30vw, (width >= 30rem) 43vw, 96px`,
  small: `${remSizes(282)}, (width >= 64rem) 21vw, (width >= 48rem) 28vw, (width >= 30rem) 43vw, 96px`,
  list: '(width >= 30rem) 136px, 96px',
};

/** A group of people: its title and text at the side, a portrait for each person. */
export function TeamGroup({
  id,
  section: { title, text, layout: as },
  members,
  pager,
}: ViewProps<'teamGroup', typeof select>) {
  const words = useWords();
  if (members.length === 0) return null;
  return (
    <Band id={id} theme="light" className="[[data-theme=dark]_+_&]:pt-16">
      <div className="wrap pb-16 md:pb-24">
        <div className="columns gap-y-8 border-t border-edge pt-4">
          <header
            className={`columns md:col-span-12 md:items-baseline ${
              as === 'large' ? '' : 'lg:sticky lg:top-28 lg:col-span-3 lg:block lg:self-start'
            }`}
          >
            <Heading id={`${id}-heading`} className="display-3 md:col-span-6">
              {title}
            </Heading>
            <p
              className={`text-text-2 md:col-span-6 ${as === 'large' ? 'max-md:mt-3' : 'mt-3 lg:max-w-[34ch]'}`}
            >
              {text}
            </p>
          </header>
          <ul className={`arrivals folds grid grid-cols-1 gap-x-6 gap-y-12 ${GRID[as]}`}>
            {members.map((member) => (
              <li key={member.slug} className={PERSON[as]}>
                <Portrait person={member} sizes={SIZES[as]} />
                <div className={as === 'list' ? '' : 'sm:pt-4'}>
                  <Heading below={1} className="display-4">
                    {member.name}
                  </Heading>
                  {member.role && <p className="label-mono mt-1 text-data-text">{member.role}</p>}
                  {member.description && (
                    <div className="mt-3">
                      <FoldedText
                        letters={member.description.length}
                        title={member.name}
                        more={words.more}
                      >
                        <p className="whitespace-pre-line">{member.description}</p>
                      </FoldedText>
                    </div>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </div>
        {pager && (
          <div className="mt-16">
            <Pager {...pager} label={title} hrefOf={(number) => talksPath(pager.base, number)} />
          </div>
        )}
      </div>
    </Band>
  );
}
