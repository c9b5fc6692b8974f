/** `<Steps>`: a numbered walk around an ordered list. */
import type { ElementProps } from './element.ts';

export const Steps = ({ children }: ElementProps) => <div className="steps">{children}</div>;
