/** The two forms: their words (specification 2 and 8) and the table that each fills (7). */
export const QUERY_FORMS = {
  contact: {
    id: 'contact-form',
    table: 'contact',
    submit: 'Contact Us',
    success: 'Your query has been submitted successfully!',
    failure: 'There was an error submitting your query.',
  },
  demo: {
    id: 'demo-form',
    table: 'request_demo',
    submit: 'Request Demo',
    success: 'Your Demo request has been submitted successfully!',
    failure: 'There was an error submitting your demo request.',
  },
} as const;

/** Specification 8: either form, an unexpected exception. */
export const UNEXPECTED = 'An unexpected error occurred.';

export type QueryFormName = keyof typeof QUERY_FORMS;
