import { QUERY_HEADERS } from '../../components/widgets/QueryForm/queryRules.ts';

export const FORMS = ['contact', 'request_demo'] as const;

/** The body of a submission that breaks no rule. */
export function submission(changes: Record<string, unknown> = {}) {
  return {
    name: 'Meera Kulkarni',
    email: 'meera@kulkarni.example',
    phone: '9876543210',
    query: 'When does the next cohort begin?',
    ...changes,
  };
}

/** The headers with which the browser sends a submission. */
export const sentWith = ({ id = crypto.randomUUID() as string, trap = false } = {}) => ({
  [QUERY_HEADERS.id]: id,
  ...(trap && { [QUERY_HEADERS.trap]: 'filled' }),
});
