/** Specification 5: what both forms ask for, by form name. The messages are the client's. */
export const QUERY_FIELDS = {
  names: { label: 'Your Name', min: 1, message: 'Name is required.' },
  username: { label: 'Email Id', min: 2, message: 'Name must be at least 2 characters.' },
  phone: {
    label: 'Contact Number',
    digits: 10,
    message: 'Phone number must be exactly 10 digits.',
  },
  bio: {
    label: 'Query',
    min: 10,
    max: 160,
    tooShort: 'Bio must be at least 10 characters.',
    tooLong: 'Bio must not be longer than 160 characters.',
  },
} as const;
