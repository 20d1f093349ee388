import styles from './beam-canary.module.css';

/** The left half, and the right one as its mirror image. */
const sides = [undefined, 'scale(-1 1)'];
/** The left wing: its upper edge, and back from feather to feather. */
const WING =
  'M-90-410C-240-560-470-660-790-700-770-650-735-605-690-575-712-572-728-568-740-560-710-515-665-475-610-455-632-448-652-440-670-430-630-388-580-358-525-345-545-336-563-324-580-310-540-276-485-254-425-250-442-238-457-225-470-210-425-188-370-175-310-175-322-162-332-148-340-130-260-100-170-110-80-170Z';
const BODY =
  'M0-640C70-640 128-616 160-566 176-540 186-506 222-462 194-464 184-448 200-418 174-416 160-402 172-372 254-336 292-268 274-196 252-110 150-10 0 40-150-10-252-110-274-196-292-268-254-336-172-372-160-402-174-416-200-418-184-448-194-464-222-462-186-506-176-540-160-566-128-616-70-640 0-640Z';
const SHADE =
  'M222-462C194-464 184-448 200-418 174-416 160-402 172-372 254-336 292-268 274-196 252-110 150-10 0 40 100-50 160-150 150-280 140-370 156-440 112-600 160-566 186-506 222-462Z';

/** It looks hard at who shoots, spreads its wings and sings after a goal, and lets them hang after a miss: a canary from the front, as broad as the goal is between its posts. */
export function Canary() {
  return (
    <g transform="translate(180 98) scale(.108)">
      {sides.map((side) => (
        <Wing key={side ?? ''} side={side} />
      ))}
      <path
        className={styles.crest}
        d="M-104-584C-140-640-138-690-96-744-82-708-62-684-34-672-46-722-24-764 30-796 20-750 36-716 64-698 70-732 94-758 132-772 116-724 128-680 104-584Z"
      />
      <path className={styles.bird} d={BODY} />
      <path className={styles.under} d={SHADE} />
      <path
        className={styles.lit}
        d="M-24-336C70-336 128-280 124-200 112-120 60-40-20-6-100-40-166-120-176-200-180-280-118-336-24-336Z"
      />
      <path
        className={styles.plumes}
        d="M-132-262-92-222-52-262M-46-262-6-222 34-262M40-262 80-222 112-256M-110-180-66-136-22-180M-16-180 28-136 70-178M-60-98-20-58 20-98"
      />
      {sides.map((side) => (
        <Eye key={side ?? ''} side={side} />
      ))}
      <path className={styles.song} d="M-56-420C-30-396 30-396 56-420L36-296C18-262-18-262-36-296Z" />
      <path className={styles.tongue} d="M-26-300C-10-322 10-322 26-300 16-272-16-272-26-300Z" />
      <path
        className={styles.beak}
        d="M-80-436C-44-480 44-480 80-436 62-402 32-388 16-350L0-300-16-350C-32-388-62-402-80-436Z"
      />
      <path className={styles.shine} d="M-56-440C-30-462 20-462 44-450 16-448-26-440-56-440Z" />
    </g>
  );
}

interface SideProps {
  side: string | undefined;
}

function Wing({ side }: SideProps) {
  return (
    <g transform={side}>
      <g className={styles.wing}>
        <path className={styles.bird} d={WING} />
        <path
          className={side ? styles.under : styles.lit}
          d="M-100-400C-240-535-440-630-690-668-610-570-500-470-390-400-290-340-190-310-90-306Z"
        />
        <path
          className={styles.feathers}
          d="M-390-400C-510-470-610-520-690-575M-330-366C-430-400-530-430-610-455M-270-336C-360-350-450-348-525-345M-220-316C-290-306-360-280-425-250M-170-306C-220-280-270-230-310-175"
        />
      </g>
    </g>
  );
}

/** Under a dark brow: stern, or with the lids down. */
function Eye({ side }: SideProps) {
  return (
    <g transform={side}>
      <g className={styles.stern}>
        <path className={styles.brow} d="M-196-560-32-500 0-452-40-436-92-430-150-462Z" />
        <path className={styles.white} d="M-146-518-44-478C-48-458-66-446-92-446-122-448-142-476-146-518Z" />
        <circle className={styles.brow} cx="-84" cy="-472" r="16" />
      </g>
      <g className={styles.sad}>
        <path className={styles.brow} d="M-150-462-36-520-24-488-60-452-112-440Z" />
        <path
          className={styles.white}
          d="M-134-452C-110-482-76-494-48-480-50-456-70-438-98-436-114-436-126-442-134-452Z"
        />
        <circle className={styles.brow} cx="-84" cy="-452" r="15" />
      </g>
    </g>
  );
}
