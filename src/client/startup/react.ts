/** React alone, to be evaluated in a task of its own. */
import 'react-dom/client';
