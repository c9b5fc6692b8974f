/** What the client loads for the search page. */
import './results.css';
import '../highlight.css';

export { ResultsPage, readPlaceholder } from './results.tsx';
