// A process that owns a data folder and does what its parent asks of the repository, until it is killed.
import { openRepository } from '../../../../tina/proposals/openRepository.ts';

const [folder = '', project = ''] = process.argv.slice(2);
const repository = await openRepository({ folder, project });

interface Question {
  readonly number: number;
  readonly method: 'open' | 'proposal' | 'saveTogether';
  readonly args: unknown[];
}

process.on('message', async ({ number, method, args }: Question) => {
  try {
    const asked = repository[method] as (...args: unknown[]) => Promise<unknown>;
    process.send?.({ number, answer: await asked.apply(repository, args) });
  } catch (error) {
    process.send?.({ number, error: String(error) });
  }
});
process.on('disconnect', () => process.exit());
process.send?.({ ready: true });
