import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id, IntText } from './wire.ts';

/** A signed address of a document, good for 5 minutes; ask again to renew it. */
export const getReadUrl = endpoint({
  method: 'get',
  path: 'course/lineCourse/getReadUrl',
  input: z.object({ resourceId: Id, revId: Id.optional(), classId: Id.optional() }),
  output: z.object({
    readId: z.string(),
    /** Path on this host. It carries a one-purpose ticket, never the session token. */
    url: z.string(),
    title: z.string(),
    pages: z.number().int().nullable(),
    watermarkText: z.string(),
    maySaveImage: z.boolean(),
    /** Page read last by this person. */
    lastPage: z.number().int(),
  }),
  allow: { permission: ['resource.view'] },
});

/** Reading log: sent every 30 s while visible and on leaving. */
export const reportReading = endpoint({
  method: 'post',
  path: 'course/lineCourse/reportReading',
  input: z.object({
    readId: Id,
    page: z.number().int().min(1),
    pagesSeen: z.array(z.number().int().min(1)).max(5000),
    activeSeconds: IntText.pipe(z.number().min(0).max(86_400)),
    rightClicks: IntText.pipe(z.number().min(0)),
  }),
  output: z.object({ mayContinue: z.boolean(), whyNot: z.string().nullable() }),
  allow: { permission: ['resource.view'] },
});
