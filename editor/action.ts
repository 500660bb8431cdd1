// Checks the body of an action. What the page sends always fits its schema, but other programs may send anything.
import type { z } from 'zod'

/** The server answers it with status 400. */
export class BadRequest extends Error {
  readonly statusCode = 400
}

/** Makes an action that is called only with a body that fits the schema. */
export const action =
  <Body, Result>(schema: z.ZodType<Body>, act: (body: Body) => Promise<Result>) =>
  async (body: Body): Promise<Result> => {
    const { data, error } = schema.safeParse(body)
    if (error) throw new BadRequest(error.message)
    return act(data as Body)
  }
