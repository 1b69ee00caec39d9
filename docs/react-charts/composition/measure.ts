export function nextFrame() {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Calls `step` once per frame for two seconds, and counts the frames. */
export async function framesPerSecond(step: (frame: number) => void) {
  const start = performance.now();
  let frames = 0;
  while (performance.now() - start < 2000) {
    step(frames);
    await nextFrame();
    frames += 1;
  }
  return Math.round((frames * 1000) / (performance.now() - start));
}

/**
 * Sends the chart the mouse event for a frame. The pointer crosses the chart from left to right in
 * 100 frames, then starts over.
 */
export function sendPointer(svg: SVGSVGElement | null, type: string, frame = 0) {
  if (!svg) {
    return; // the user has left the page
  }
  const { left, top, width, height } = svg.getBoundingClientRect();
  svg.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      pointerId: 1,
      pointerType: 'mouse',
      clientX: left + width * (0.15 + (frame % 100) * 0.008),
      clientY: top + height / 2,
    }),
  );
}
