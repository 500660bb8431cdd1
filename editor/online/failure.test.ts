import { expect, test } from 'vitest'
import { failureOf, OnlineFailure, wasOvertaken } from './failure.ts'
import { GitError } from './git.ts'

test.each([
  [
    'the network is missing',
    "fatal: unable to access 'https://github.com/a/b.git/': Could not resolve host: github.com",
    /does not answer/,
  ],
  [
    'the network is missing, over SSH',
    'ssh: Could not resolve hostname github.com: Temporary failure in name resolution\nfatal: Could not read from remote repository.\n\nPlease make sure you have the correct access rights\nand the repository exists.',
    /does not answer/,
  ],
  ['git had to be ended', 'git fetch ended with a timeout.', /does not answer/],
  [
    'there is no password',
    "fatal: could not read Username for 'https://github.com': terminal prompts disabled",
    /may not send/,
  ],
  [
    'the password is not right',
    "remote: Invalid username or token.\nfatal: Authentication failed for 'https://github.com/a/b.git/'",
    /may not send/,
  ],
  [
    'this user may only read',
    "remote: Permission to a/b.git denied to c.\nfatal: unable to access 'https://github.com/a/b.git/': The requested URL returned error: 403",
    /may not send/,
  ],
  [
    'the key is not known',
    'git@github.com: Permission denied (publickey).\nfatal: Could not read from remote repository.',
    /may not send/,
  ],
  [
    'the repository was renamed',
    "remote: Repository not found.\nfatal: repository 'https://github.com/a/b.git/' not found",
    /is not there/,
  ],
  [
    'the repository is on a disk that is not there',
    "fatal: '/mnt/site.git' does not appear to be a git repository\nfatal: Could not read from remote repository.",
    /is not there/,
  ],
  [
    'a hook refuses it',
    "remote: Not on a Sunday.\nTo site.git\n ! [remote rejected] 1a2b3c4 -> main (pre-receive hook declined)\nerror: failed to push some refs to 'site.git'",
    /has refused it/,
  ],
  [
    'the disk at the other side is full',
    "remote: fatal: write error: No space left on device\n ! [remote rejected] 1a2b3c4 -> main (unpacker error)\nerror: failed to push some refs to 'site.git'",
    /has refused it/,
  ],
  [
    'the disk is full',
    'error: unable to write file: No space left on device\nfatal: failed to write object',
    /disk of this computer is full/,
  ],
  [
    'a power cut has left a lock',
    "fatal: update_ref failed for ref 'refs/online/site': cannot lock ref 'refs/online/site': Unable to create '/site/.git/refs/online/site.lock': File exists.",
    /Another program works/,
  ],
])('if %s, the owner is told so, with the technical text', (_, said, message) => {
  const error = new GitError(said)
  expect(failureOf(error)).toMatchObject({ message: expect.stringMatching(message), details: [said] })
  expect(wasOvertaken(error)).toBe(false)
})

test.each([
  [
    'before the push',
    " ! [rejected]        1a2b3c4 -> main (fetch first)\nerror: failed to push some refs to 'site.git'",
  ],
  [
    'during the push',
    " ! [remote rejected] 1a2b3c4 -> main (cannot lock ref 'refs/heads/main': is at 1a2 but expected 3c4)",
  ],
])('if somebody else was faster, %s, it is tried again', (_, said) => {
  expect(wasOvertaken(new GitError(said))).toBe(true)
})

test('a build that fails because the disk is full says so', () => {
  const failure = new OnlineFailure('The site could not be made.', 'Look at the text.', [
    'Error: ENOSPC: no space left on device, write',
  ])
  expect(failureOf(failure).message).toBe('The disk of this computer is full.')
})
