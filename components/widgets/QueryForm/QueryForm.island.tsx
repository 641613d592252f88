import forms from '../../../content/forms/forms.json' with { type: 'json' };
import { reactIsland } from '../reactIsland.tsx';
import { QueryForm, type QueryFormProps } from './QueryForm.tsx';

export const hydrate = reactIsland((props: Omit<QueryFormProps, 'words'>) => (
  <QueryForm {...props} words={forms} />
));
