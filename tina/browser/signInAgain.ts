import type { Here } from './Here.ts';
import { openDialog } from './openDialog.ts';

const SIGN_IN = '/editor/sign-in?next=/editor/signed-in';

let asked: Promise<boolean> | undefined;

/**
 * Lets somebody sign in again, over the form that they were typing in.
 * @returns whether they did; one question at a time, whoever asks
 */
export function signInAgain(here: Here): Promise<boolean> {
  asked ??= show(here).finally(() => {
    asked = undefined;
  });
  return asked;
}

function show({ person, name }: Here): Promise<boolean> {
  const { dialog, body } = openDialog('Sign in again', 'service-sign-in');
  const words = Object.assign(document.createElement('p'), {
    textContent: `Your session has ended. What you typed is still here: sign in as ${name} to go on.`,
  });
  words.setAttribute('role', 'status');
  const frame = Object.assign(document.createElement('iframe'), { title: 'Sign in', src: SIGN_IN });
  const later = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: 'Not now',
  });
  body.append(words, frame, later);
  return new Promise((resolve) => {
    const end = (isIn: boolean) => {
      dialog.close();
      resolve(isIn);
    };
    later.addEventListener('click', () => end(false));
    dialog.addEventListener('cancel', () => resolve(false));
    frame.addEventListener('load', () => {
      const who = frame.contentDocument?.querySelector<HTMLElement>('[data-person]')?.dataset;
      if (!who) return;
      if (who.person === person) end(true);
      else {
        words.textContent = `You are signed in as somebody else now. What is in this form is ${name}’s: copy it, and reload this page.`;
      }
    });
  });
}
