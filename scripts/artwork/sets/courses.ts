import type { Drawing } from '../lib/render.ts';
import { markup as honestBacktests } from './courses/honest-backtests.ts';
import { markup as interviewByte } from './courses/interview-byte.ts';
import { markup as jobSearchSession } from './courses/job-search-session.ts';
import { markup as kalmanPairs } from './courses/kalman-pairs.ts';
import { markup as limitOrderBook } from './courses/limit-order-book.ts';
import { markup as mentorshipQuarter } from './courses/mentorship-quarter.ts';
import { markup as mockInterview } from './courses/mock-interview.ts';
import { markup as optionsPayoffToGreeks } from './courses/options-payoff-to-greeks.ts';
import { markup as portfolioConstruction } from './courses/portfolio-construction.ts';
import { markup as projectHandbook } from './courses/project-handbook.ts';
import { markup as pythonForTheDesk } from './courses/python-for-the-desk.ts';
import { markup as stack } from './courses/stack.ts';
import { markup as stochasticCalculus } from './courses/stochastic-calculus.ts';
import { markup as volatilitySurface } from './courses/volatility-surface.ts';
import { markup as yieldCurve } from './courses/yield-curve.ts';

const cover = (slug: string, markup: () => string): Drawing => ({
  file: `images/courses/${slug}.webp`,
  width: 1200,
  height: 900,
  scale: 1,
  markup,
});

/** The fifteen course covers: each draws its subject. */
export const drawings: readonly Drawing[] = [
  cover('mock-interview', mockInterview),
  cover('interview-byte', interviewByte),
  cover('project-handbook', projectHandbook),
  cover('job-search-session', jobSearchSession),
  cover('limit-order-book', limitOrderBook),
  cover('volatility-surface', volatilitySurface),
  cover('kalman-pairs', kalmanPairs),
  cover('yield-curve', yieldCurve),
  cover('options-payoff-to-greeks', optionsPayoffToGreeks),
  cover('stochastic-calculus', stochasticCalculus),
  cover('portfolio-construction', portfolioConstruction),
  cover('stack', stack),
  cover('honest-backtests', honestBacktests),
  cover('python-for-the-desk', pythonForTheDesk),
  cover('mentorship-quarter', mentorshipQuarter),
];
