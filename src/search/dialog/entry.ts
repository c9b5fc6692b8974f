/** What the client loads when a reader is about to search. */
import './dialog.css';
import '../highlight.css';

export { SearchDialog } from './dialog.tsx';
