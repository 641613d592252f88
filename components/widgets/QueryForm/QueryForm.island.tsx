import forms from '../../../content/forms/forms.json' with { type: 'json' };
import { reactIsland } from '../reactIsland.tsx';
import { QueryForm, type QueryFormProps } from './QueryForm.tsx';

type InPage = Omit<QueryFormProps, 'words'> & Partial<Pick<QueryFormProps, 'words'>>;

export const hydrate = reactIsland((props: InPage) => <QueryForm words={forms} {...props} />);
