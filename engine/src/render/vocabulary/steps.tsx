/** `<Steps>`: an ordered list as the steps of a tutorial. */
import type { ElementProps } from './element.ts';

export const Steps = ({ children }: ElementProps) => <div className="steps">{children}</div>;
