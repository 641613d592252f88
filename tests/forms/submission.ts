export const FORMS = ['contact', 'request_demo'] as const;

/** A submission that breaks no rule. */
export function submission(changes: Record<string, unknown> = {}) {
  return {
    submission_id: crypto.randomUUID(),
    name: 'Meera Kulkarni',
    email: 'meera@kulkarni.example',
    phone: '9876543210',
    query: 'When does the next cohort begin?',
    ...changes,
  };
}
