import type { Choice, Choices, FieldConflict } from '../proposals/Repository.ts';
import { openDialog } from './openDialog.ts';
import { labelWords, valueWords, whoWords } from './words.ts';

/**
 * Asks field by field whose words stay, where two people changed the same.
 * @returns nothing where somebody wants to go on typing
 */
export function askConflict(fields: readonly FieldConflict[]): Promise<Choices | undefined> {
  const names = [...new Set(fields.map(({ who }) => who ?? 'Another person'))];
  const title = `${new Intl.ListFormat('en').format(names)} changed the same`;
  const { dialog, body } = openDialog(title, 'service-conflict');
  const chosen = new Map<string, Choice>();
  const save = button('Save with these', 'service-main');
  const cancel = button('Go on typing');
  save.disabled = true;
  body.append(
    element('p', 'Nothing is written yet. Whose words shall stay?'),
    ...fields.map((field, i) =>
      question(field, `conflict-${i}`, (choice) => {
        chosen.set(field.path, choice);
        save.disabled = chosen.size < fields.length;
      }),
    ),
    keys(save, cancel),
  );
  return new Promise((resolve) => {
    save.addEventListener('click', () => {
      resolve(Object.fromEntries(chosen));
      dialog.close();
    });
    cancel.addEventListener('click', () => dialog.close());
    // Whoever closes it by Escape wants to go on typing.
    dialog.addEventListener('close', () => resolve(undefined));
  });
}

function question(
  field: FieldConflict,
  name: string,
  choose: (choice: Choice) => void,
): HTMLElement {
  const group = element('fieldset');
  group.style.cssText = 'border:0;padding:0;margin:0;min-width:0';
  const legend = element('legend');
  legend.append(element('h3', labelWords(field.label)));
  group.append(
    legend,
    side(name, 'Mine', field.mine, () => choose('mine')),
    side(name, whoWords(field), field.theirs, () => choose('theirs')),
  );
  return group;
}

function side(name: string, whose: string, value: unknown, choose: () => void): HTMLElement {
  const label = element('label');
  const input = Object.assign(document.createElement('input'), { type: 'radio', name });
  input.addEventListener('change', choose);
  const words = element('span');
  words.append(element('small', whose), element('pre', valueWords(value)));
  label.append(input, words);
  return label;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  textContent = '',
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), { textContent });
}

const button = (textContent: string, className = '') =>
  Object.assign(document.createElement('button'), {
    type: 'button' as const,
    textContent,
    className,
  });

function keys(...buttons: HTMLButtonElement[]): HTMLElement {
  const row = element('div');
  row.className = 'service-keys';
  row.append(...buttons);
  return row;
}
