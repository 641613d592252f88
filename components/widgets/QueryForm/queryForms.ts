/** The two forms: the id that each has on its page, and the table that it fills (specification 7). */
export const QUERY_FORMS = {
  contact: { id: 'contact-form', table: 'contact' },
  demo: { id: 'demo-form', table: 'request_demo' },
} as const;

export type QueryFormName = keyof typeof QUERY_FORMS;
