import { type RefObject, useEffect, useRef, useState } from 'react';
import { MotionController, type MotionState } from './MotionController.ts';

/**
 * A motion controller for a React widget, which rests under the pointer. Before it is hydrated nothing
 * moves.
 * @param element what moves
 */
export function useMotion(element: RefObject<HTMLElement | null>) {
  const controller = useRef<MotionController>(null);
  const [state, setState] = useState<MotionState>({ moving: false, wanted: true });
  useEffect(() => {
    if (!element.current) return;
    const made = new MotionController({
      element: element.current,
      onChange: setState,
      restsOnHover: true,
    });
    controller.current = made;
    return () => made.stop();
  }, [element]);
  return { ...state, controller };
}
