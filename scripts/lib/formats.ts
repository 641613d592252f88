import type { Problem } from '../../content/load/read/diagnostic.ts';
import { countsByRule, countText, reportText, summarise } from '../../content/load/read/report.ts';
import { UsageError } from './runCommand.ts';

/** Facts about the check besides its problems. */
interface Facts {
  /** Whether --rule selects one rule: then all of its problems are printed. */
  readonly isRule?: boolean;
  readonly records: number;
  readonly milliseconds: number;
}

type Formatter = (problems: readonly Problem[], facts: Facts) => string;

/** The most problems that are printed one by one. */
const MANY = 20;

const text: Formatter = (problems, { records, milliseconds, isRule }) => {
  const checked = `${records} record${records === 1 ? '' : 's'} checked in ${milliseconds} ms`;
  if (problems.length === 0) return `No problems; ${checked}.`;
  const shown = isRule ? problems : problems.slice(0, MANY);
  const left = problems.length - shown.length;
  return [
    ...(problems.length > MANY ? [countsByRule(problems)] : []),
    reportText(shown, { colour: wantsColour() }),
    ...(left > 0 ? [`${left} more. To see those of a rule: --rule "part of its words".`] : []),
    `${countText(problems)}; ${checked}`,
  ].join('\n\n');
};

const wantsColour = () => Boolean(process.stdout.isTTY) && !process.env.NO_COLOR;

// GitHub reads these commands line by line: https://docs.github.com/actions/reference/workflow-commands
const escapeMessage = (value: string) =>
  value.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (value: string) =>
  escapeMessage(value).replaceAll(':', '%3A').replaceAll(',', '%2C');

const github: Formatter = (problems) =>
  problems
    .map(({ severity, file, line, column, endColumn, rule, fix, suggestion }) => {
      const place = `line=${line},col=${column},endColumn=${endColumn}`;
      const hint = suggestion ? `\nDid you mean ${suggestion}?` : '';
      const title = escapeProperty(rule);
      return `::${severity} file=${escapeProperty(file)},${place},title=${title}::${escapeMessage(fix + hint)}`;
    })
    .join('\n');

const json: Formatter = (problems, facts) =>
  JSON.stringify({ ...summarise(problems), ...facts, problems }, null, 2);

/** The output formats of the check: for people, for GitHub's annotations, for programs. */
export const FORMATS = { text, github, json };

/** @throws a `UsageError` where there is no such format */
export function formatNamed(name: string): Formatter {
  if (!(name in FORMATS))
    throw new UsageError(`--format is one of ${Object.keys(FORMATS).join(', ')}, not “${name}”.`);
  return FORMATS[name as keyof typeof FORMATS];
}
