import { useState } from 'react'
import { Button } from '../button.tsx'
import { PublishDialog } from './publish-dialog.tsx'

/** Whether all changes are online, and how to put them there. Always in sight. */
export function OnlineLine() {
  const [isPublishing, setIsPublishing] = useState(false)
  return (
    <>
      <Button className="primary" onClick={() => setIsPublishing(true)}>
        Publish …
      </Button>
      {isPublishing && <PublishDialog onClose={() => setIsPublishing(false)} />}
    </>
  )
}
