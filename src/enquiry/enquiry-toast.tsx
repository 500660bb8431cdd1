import { ToastArea } from '#components/toast/toast.tsx'
import { useEnquiry } from './enquiry-provider.tsx'

/** Tells what became of the last attempt to send, on whatever page the visitor is by then. */
export function EnquiryToast() {
  return <ToastArea toast={useEnquiry().toast} />
}
