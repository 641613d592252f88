import { element } from '../../shared/element.ts';
import type { Choice, Choices, FieldConflict } from '../../shared/Repository.ts';
import { labelWords, valueWords, whoWords } from '../../shared/words.ts';
import { openDialog } from './openDialog.ts';

/**
 * Asks field by field whose words stay, where two people changed the same.
 * @returns nothing where somebody wants to go on typing
 */
export function askConflict(fields: readonly FieldConflict[]): Promise<Choices | undefined> {
  const names = [...new Set(fields.map(({ who }) => who ?? 'Another person'))];
  const title = `${new Intl.ListFormat('en').format(names)} changed the same`;
  const { dialog, body } = openDialog(title, 'service-conflict');
  const chosen = new Map<string, Choice>();
  const save = element(
    'button',
    { type: 'button', className: 'service-main', disabled: true },
    'Save with these',
  );
  const cancel = element('button', { type: 'button' }, 'Go on typing');
  body.append(
    element('p', {}, 'Nothing is written yet. Whose words shall stay?'),
    ...fields.map((field, i) =>
      question(field, `conflict-${i}`, (choice) => {
        chosen.set(field.path, choice);
        save.disabled = chosen.size < fields.length;
      }),
    ),
    element('div', { className: 'service-keys' }, save, cancel),
  );
  return new Promise((resolve) => {
    save.addEventListener('click', () => {
      resolve(Object.fromEntries(chosen));
      dialog.close();
    });
    cancel.addEventListener('click', () => dialog.close());
    // Who closes it with Escape wants to go on typing.
    dialog.addEventListener('close', () => resolve(undefined));
  });
}

function question(field: FieldConflict, name: string, choose: (choice: Choice) => void) {
  const side = (choice: Choice, whose: string) => {
    const words = element('pre', {}, valueWords(field[choice]));
    return element(
      'label',
      {},
      element('input', { type: 'radio', name, onchange: () => choose(choice) }),
      element('span', {}, element('small', {}, whose), words),
    );
  };
  const legend = element('legend', {}, element('h3', {}, labelWords(field.label)));
  return element('fieldset', {}, legend, side('mine', 'Mine'), side('theirs', whoWords(field)));
}
