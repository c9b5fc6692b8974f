/** React alone, to be evaluated in a separate task. */
import 'react-dom/client';
