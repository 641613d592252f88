import { type RefObject, useEffect, useRef, useState } from 'react';
import { MotionController, type MotionOptions, type MotionState } from './MotionController.ts';

export interface Motion extends MotionState {
  /** The controller, once the widget is awake. */
  controller: RefObject<MotionController | null>;
}

/**
 * A motion controller for a React widget. Before it is awake nothing moves.
 * @param element what moves
 */
export function useMotion(
  element: RefObject<HTMLElement | null>,
  { restsOnHover, resumesAfterFocus }: Omit<MotionOptions, 'element' | 'onChange'>,
): Motion {
  const controller = useRef<MotionController>(null);
  const [state, setState] = useState<MotionState>({ moving: false, wanted: true });
  useEffect(() => {
    if (!element.current) return;
    const made = new MotionController({
      element: element.current,
      onChange: setState,
      restsOnHover,
      resumesAfterFocus,
    });
    controller.current = made;
    return () => made.stop();
  }, [element, restsOnHover, resumesAfterFocus]);
  return { ...state, controller };
}
