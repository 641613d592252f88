// The page beside the form: the site's style, and the edit mode, which renders the page from what the editor sends.
import '../../components/ui/styles.css';
import 'virtual:fonts.css';
import '../preview/entry.ts';
