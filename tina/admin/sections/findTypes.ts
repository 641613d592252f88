import { timesUsed } from '../records/pageRoutes.ts';
import type { BlockField } from './Block.ts';

/** Other words that people use for types of sections. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  audiences: 'who for, personas, target groups, customers',
  benefits: 'advantages, grid, features, why us',
  box: 'hero, header, banner, headline, illustration',
  callout: 'cta, call to action, banner, card, promo, button',
  closing: 'cta, call to action, footer, end, conclusion',
  contact: 'form, calendar, booking, address, map, phone, email',
  counters: 'numbers, stats, statistics, metrics, figures, kpi',
  courseSection: 'programme, classes, lessons, products',
  curriculum: 'programme, classes, lessons, catalogue',
  demo: 'form, trial, request, lead',
  featureGrid: 'features, grid, cards, icons, tiles',
  gallery: 'photos, images, pictures, carousel',
  hero: 'header, banner, headline, chart, first screen, intro',
  hiringBenefits: 'perks, jobs, careers, icons, features',
  levels: 'steps, stages, process, beginner, advanced',
  linkCards: 'cards, tiles, teasers, grid, links',
  logos: 'clients, partners, customers, brands, trusted by',
  mission: 'about, vision, values, purpose',
  notFound: '404, error',
  offerings: 'services, products, solutions',
  opening: 'hero, header, banner, headline, intro, title',
  partner: 'technology, integration, logo',
  pillars: 'values, principles, columns, features',
  products: 'numbers, charts, services',
  prompt: 'cta, call to action, banner, button, strip',
  reasons: 'why us, advantages, benefits, faq, questions',
  roles: 'jobs, careers, vacancies, hiring, positions',
  segment: 'two columns, paragraph, features, split',
  slideshow: 'carousel, slider, screenshots, pictures, gallery, tour',
  statements: 'quote, claim, slogan, comparison, two columns',
  talkList: 'videos, recordings, webinars, lectures',
  teamGroup: 'people, staff, employees, founders, about us',
  terms: 'faq, questions, answers, glossary, accordion, definitions',
  testimonials: 'quotes, reviews, ratings, customers, carousel',
  text: 'paragraph, article, copy, prose, body, rich text',
  timeline: 'history, schedule, calendar, past events',
  tradingDay: 'schedule, agenda, process, steps, clock',
  upcoming: 'calendar, agenda, dates, next, schedule',
  useCases: 'examples, stories, applications, scenarios',
  voice: 'quote, testimonial, portrait, person, citation',
};

/** The types of sections for some words, those that pages have most often first. */
export function findTypes({ templates }: BlockField, words: string): string[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return Object.entries(templates)
    .filter(([type, { label }]) => {
      const all = `${type} ${label} ${OTHER_WORDS[type] ?? ''}`.toLowerCase();
      return wanted.every((word) => all.includes(word));
    })
    .map(([type]) => type)
    .sort((a, b) => timesUsed(b) - timesUsed(a));
}
