/** What the client loads for the search page. */
import './results.css';
import '../highlight.css';

export { ResultsPage, type ResultsPageProps } from './results.tsx';
