/** An element, as both engines name it. */
export interface Reference {
  'element-6066-11e4-a52e-4f735466cecf': string;
}

export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/**
 * What the tests use of W3C WebDriver: `[method, path]` of each command, for an engine that speaks HTTP. A `*` is an
 * element.
 */
export const COMMANDS = {
  Navigate: ['POST', '/url'],
  Back: ['POST', '/back'],
  ExecuteScript: ['POST', '/execute/sync'],
  ElementClick: ['POST', '/element/*/click'],
  ElementSendKeys: ['POST', '/element/*/value'],
  PerformActions: ['POST', '/actions'],
  SwitchToFrame: ['POST', '/frame'],
  SetWindowRect: ['POST', '/window/rect'],
  TakeScreenshot: ['GET', '/screenshot'],
  AcceptAlert: ['POST', '/alert/accept'],
  DismissAlert: ['POST', '/alert/dismiss'],
} as const;

export type Command = keyof typeof COMMANDS;

/** One browser, with a profile of its own. */
export interface WebDriver {
  /** @throws what the browser says is wrong */
  send(command: Command, fields?: object, element?: Reference): Promise<unknown>;
  /** Ends the browser, and what was started for it. */
  end(): Promise<void>;
}
